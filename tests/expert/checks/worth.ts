import type { SearchResult } from '../../../src/domain/rewards/search/find-best-wallet.ts';
import { withoutCredits } from '../../../src/domain/rewards/valuation/credit-reliance.ts';
import { valueWallet } from '../../../src/domain/rewards/valuation/value-wallet.ts';
import type { ExpertAnswer } from '../expert-answer.ts';
import { ROUNDING } from './facts.ts';
import { linesOf, spendOf, sumOf } from './ledger-sums.ts';

const walletOf = ({ proposal }: ExpertAnswer) => proposal.found.best?.wallet ?? [];
const differ = (one: number, other: number) => Math.abs(one - other) > ROUNDING;

/**
 * Allowed gap between an answer and its bound, as a share of its value, for monthly choices combined with yearly
 * caps: the search for months stops there.
 */
const LEFT_OPEN: Readonly<Record<string, number>> = { 'agency/travel': 0.01 };

/** True if a search is proven, or its gap is at most `LEFT_OPEN`. */
export function isSettled({ household, redemption }: ExpertAnswer, found: SearchResult): boolean {
  const open = LEFT_OPEN[`${household.slug}/${redemption}`];
  const netCents = found.best?.netCents ?? 0;
  if (open === undefined) return found.isProven && !differ(found.boundCents, netCents);
  return found.boundCents - netCents <= ROUNDING + open * netCents;
}

/** Finds answers that are not proven, whose figures are not the sums of their lines, or that spend a dollar twice. */
export function figuresThatDisagree(answer: ExpertAnswer) {
  const { household, atMost, proposal } = answer;
  const { found, value } = proposal;
  const wrong: string[] = [];
  if (!isSettled(answer, found)) wrong.push('it is not proven');
  if (value.boundCents > found.boundCents + ROUNDING) wrong.push('the allocation is not proven');
  if (differ(found.best?.netCents ?? 0, value.netCents)) wrong.push('search and value differ');
  if (differ(sumOf(value.lines.map(({ valueCents }) => valueCents)), value.netCents)) {
    wrong.push('the lines do not add up');
  }
  if (value.cards.length > atMost) wrong.push(`more than ${atMost} cards`);
  for (const subCategory of new Set(linesOf(value, 'spend').map((line) => line.subCategory))) {
    if (spendOf(value, { subCategory }) > (household.spending[subCategory] ?? 0) + ROUNDING) {
      wrong.push(`more than is spent in ${subCategory}`);
    }
  }
  return wrong;
}

/** Finds cards that add less than their cost: without one the wallet would be worth more. */
export function cardsThatCost(answer: ExpertAnswer) {
  const wallet = walletOf(answer);
  return wallet
    .filter((held) => {
      const rest = wallet.filter((other) => other !== held);
      const { netCents } = valueWallet(answer.problem, rest);
      return netCents > answer.proposal.value.netCents + ROUNDING;
    })
    .map(({ card }) => `${card} costs more than it adds`);
}

/** Finds wallets with more than a third of their value from credits that do not show the best one without any. */
export function creditsUnsaid(answer: ExpertAnswer) {
  const { value } = answer.proposal;
  const credits = sumOf(linesOf(value, 'credit').map(({ valueCents }) => valueCents));
  const { bare } = answer;
  if (credits * 3 <= value.netCents) return bare ? ['it is said to rest on credits'] : [];
  if (!bare) return ['it rests on credits without a word'];
  const same = valueWallet(withoutCredits(answer.problem), walletOf(answer));
  const wrong: string[] = [];
  if (!isSettled(answer, bare.found)) wrong.push('the answer without credits is not proven');
  if (linesOf(bare.value, 'credit').length > 0) wrong.push('the answer without credits has some');
  if (bare.value.netCents > value.netCents + ROUNDING) wrong.push('credits lower the value');
  if (bare.found.boundCents + ROUNDING < same.netCents) wrong.push('there is a better one without');
  return wrong;
}
