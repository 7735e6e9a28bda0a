import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { creditShare } from '../../src/domain/rewards/valuation/credit-reliance.ts';
import { rowsOf } from '../../src/cli/seed-rows.ts';
import { type ExpertAnswer, orderOf, type Proposal, type Redemption } from './expert-answer.ts';

export const documentPath = fileURLToPath(new URL('../../docs/expert-answers.md', import.meta.url));

export const COLUMNS = [
  'household',
  'credit',
  'wants',
  'at most',
  'year',
  'cards',
  'net',
  'of it credits',
  'bonus',
  'fees',
  'without credits',
] as const;

const names = new Map(rowsOf('credit_cards').map((row) => [row['slug'], row['name'] ?? '']));

const dollars = (cents: number) => `$${Math.round(cents / 100).toLocaleString('en-US')}`;

const cardsIn = ({ value }: Proposal) =>
  value.cards
    .map(({ card }) => names.get(card) ?? card)
    .sort()
    .join(', ');

/** The cards of a first year that only one order allows, in that order, with the days of those that have to wait. */
function orderedCards(answer: ExpertAnswer): string {
  const order = orderOf(answer) ?? [];
  const named = order.map(
    ({ card, on }) =>
      `${names.get(card) ?? card}${on === answer.problem.date ? '' : ` from ${on}`}`,
  );
  return named.length === 0 ? cardsIn(answer.proposal) : `${named.join(', ')} (in this order)`;
}

/** One line of the table. */
export function answerRow(answer: ExpertAnswer): readonly string[] {
  const { household, redemption, atMost, year, proposal, bare } = answer;
  const { found, value } = proposal;
  const left = found.isProven ? '' : `, at most ${dollars(found.boundCents)}`;
  const share = bare ? ` (${Math.round(creditShare(value) * 100)}%)` : '';
  return [
    household.slug,
    household.facts.credit ?? 'not sure',
    redemption,
    String(atMost),
    year,
    orderedCards(answer),
    dollars(value.netCents) + left,
    dollars(value.creditsCents) + share,
    dollars(value.bonusCents),
    dollars(value.feesCents),
    bare ? `${cardsIn(bare)}: ${dollars(bare.value.netCents)}` : '',
  ];
}

/** Lists the document's lines about one use of points, verbatim. */
export function publishedRows(redemption: Redemption): readonly (readonly string[])[] {
  return readFileSync(documentPath, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([, , wants]) => wants === redemption);
}
