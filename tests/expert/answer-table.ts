import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { creditShare } from '../../src/domain/rewards/valuation/credit-reliance.ts';
import { rowsOf } from '../engine/seed-rows.ts';
import type { ExpertAnswer, Proposal, Redemption } from './expert-answer.ts';

export const documentPath = fileURLToPath(new URL('../../docs/expert-answers.md', import.meta.url));

export const COLUMNS = [
  'household',
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

/** One line of the table. */
export function answerRow(answer: ExpertAnswer): readonly string[] {
  const { household, redemption, atMost, year, proposal, bare } = answer;
  const { found, value } = proposal;
  const left = found.isProven ? '' : `, at most ${dollars(found.boundCents)}`;
  const share = bare ? ` (${Math.round(creditShare(value) * 100)}%)` : '';
  return [
    household.slug,
    redemption,
    String(atMost),
    year,
    cardsIn(proposal),
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
    .filter(([, wants]) => wants === redemption);
}
