import { bonusConflicts } from '../../src/cli/seed-rows.ts';
import { plainPreferences } from '../engine/plain-preferences.ts';
import { seededBook } from '../../src/cli/seeded-rules.ts';
import { calendarDate } from '../../src/domain/calendar.ts';
import { bonusConflicts as conflictsIn } from '../../src/domain/eligibility/bonus-conflicts.ts';
import { openingOrder } from '../../src/domain/eligibility/opening-order.ts';
import {
  searchBestWallet,
  type SearchResult,
  searchToEnd,
} from '../../src/domain/rewards/search/find-best-wallet.ts';
import { NO_LIMITS, type WalletLimits } from '../../src/domain/rewards/search/wallet-limits.ts';
import {
  restsOnCredits,
  withoutCredits,
} from '../../src/domain/rewards/valuation/credit-reliance.ts';
import type { RewardProblem, ValuedYear } from '../../src/domain/rewards/problem.ts';
import { valueWallet } from '../../src/domain/rewards/valuation/value-wallet.ts';
import type { WalletValue } from '../../src/domain/rewards/valuation/wallet-value.ts';
import { catalogFor, realCatalog } from '../../src/cli/real-catalog.ts';
import { proposableCards } from '../../src/cli/availability.ts';
import { countedRows } from '../../src/cli/counted-rows.ts';
import { type Household, HOUSEHOLDS } from './households.ts';

/** Fixed date, so that no answer changes on its own. */
const DATE = calendarDate('2026-11-22');
const SIZES = [1, 2, 3, 5] as const;
const YEARS = ['steady', 'first'] as const;

export type Redemption = 'cash' | 'travel';

export type ExpertQuestion = {
  readonly household: Household;
  readonly redemption: Redemption;
  readonly year: ValuedYear;
  readonly atMost: number;
};

/** A wallet that the search recommends, with its value. */
export type Proposal = { readonly found: SearchResult; readonly value: WalletValue };

export type ExpertAnswer = ExpertQuestion & {
  readonly problem: RewardProblem;
  readonly limits: WalletLimits;
  readonly proposal: Proposal;
  /** Best wallet for a person who uses no credits, if the recommended one depends on them. */
  readonly bare: Proposal | null;
};

const catalog = realCatalog(countedRows);
const conflicts = [...bonusConflicts(), ...conflictsIn(seededBook)];

/** Lists the questions about one use of points, a household's smaller wallets before its larger ones. */
export function questionsFor(redemption: Redemption): readonly ExpertQuestion[] {
  return HOUSEHOLDS.flatMap((household) =>
    YEARS.flatMap((year) => SIZES.map((atMost) => ({ household, redemption, year, atMost }))),
  );
}

export const nameOf = ({ household, redemption, year, atMost }: ExpertQuestion) =>
  `${household.slug}, ${redemption}, best ${atMost}, ${year} year`;

export function propose(problem: RewardProblem, limits: WalletLimits): Proposal {
  const found = searchToEnd(searchBestWallet(problem, limits));
  return { found, value: valueWallet(problem, found.best?.wallet ?? []) };
}

export function answerTo(question: ExpertQuestion): ExpertAnswer {
  const { household, redemption, year, atMost } = question;
  const problem: RewardProblem = {
    catalog: catalogFor(catalog, household.spending),
    preferences: plainPreferences(redemption),
    spending: household.spending,
    date: DATE,
    year,
    held: [],
  };
  const limits: WalletLimits = {
    ...NO_LIMITS,
    atMost,
    allowed: proposableCards(household.facts),
    onePerFamily: true,
    incompatible: year === 'first' ? conflicts : [],
  };
  const proposal = propose(problem, limits);
  const bare = restsOnCredits(proposal.value) ? propose(withoutCredits(problem), limits) : null;
  return { ...question, problem, limits, proposal, bare };
}

/** The order in which a first year's cards pay their bonuses; empty if any does, null if none does. */
export function orderOf({ year, problem, proposal }: ExpertAnswer) {
  const cards = proposal.value.cards.map(({ card }) => card);
  return year === 'first' ? openingOrder(seededBook, [], cards, problem.date) : [];
}
