import { calendarDate } from '@/domain/calendar.ts';
import { searchBestWallet, searchToEnd } from '@/domain/rewards/search/find-best-wallet.ts';
import { NO_LIMITS } from '@/domain/rewards/search/wallet-limits.ts';
import { judgeProgramUse } from '@/domain/rewards/value/program-use.ts';
import { contextOf } from '@/domain/rewards/terms/context.ts';
import type { RewardProblem } from '@/domain/rewards/problem.ts';
import { valueWallet, valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import {
  pickOffer,
  toEngineCatalog,
  toProgramFacts,
  toLedgerNames,
  toUncounted,
} from '@/features/catalog/facts/queries.ts';
import type { CardRow, CatalogRows } from '@/features/catalog/facts/schema.ts';
import { createObstacles, visitorFacts } from '@/features/mine/eligibility/schema.ts';
import type { AssumedFigure } from '@/features/plan/optimizer/schema.ts';
import type { FirstAnswerSearch } from './schema.ts';
import { toSpending } from './to-spending.ts';

type AnsweredCard = {
  readonly card: CardRow;
  readonly issuer: string;
  readonly value: WalletValue;
};

export type BestPair = {
  readonly cards: readonly CardRow[];
  readonly value: WalletValue;
  /** True if no pair is worth more. */
  readonly isProven: boolean;
};

/** Cards that a visitor of this credit could apply for. */
function listCandidates(
  { cards, requirements }: CatalogRows,
  { credit }: FirstAnswerSearch,
): readonly CardRow[] {
  const obstacleOf = createObstacles(requirements, {
    ...visitorFacts,
    credit: credit ?? null,
  });
  return cards.filter((card) => obstacleOf(card) === null);
}

function toProblem(rows: CatalogRows, search: FirstAnswerSearch, today: string): RewardProblem {
  const date = calendarDate(today);
  const spending = toSpending(search);
  const { catalog, preferences } = toEngineCatalog(
    rows,
    { redemptionPreference: search.travels === true ? 'travel' : 'cash', spending },
    date,
  );
  const cards = search.credits
    ? catalog.cards
    : catalog.cards.map((card) => ({ ...card, credits: [] }));
  return {
    catalog: { ...catalog, cards },
    preferences,
    spending,
    date,
    year: search.first === true ? 'first' : 'steady',
    held: [],
  };
}

/** The cards that a visitor may get, each alone on all of the spending, the most valuable first. */
export function computeAnswer(
  rows: CatalogRows,
  search: FirstAnswerSearch,
  today: string,
): readonly AnsweredCard[] {
  const context = contextOf(toProblem(rows, search, today));
  const issuers = new Map(rows.companies.map(({ id, name }) => [id, name]));
  return listCandidates(rows, search)
    .map((card) => ({
      card,
      issuer: issuers.get(card.company_id) ?? '',
      value: valueWalletIn(context, [{ id: card.slug, card: card.slug, selected: {} }]),
    }))
    .sort((a, b) => b.value.netCents - a.value.netCents || a.card.name.localeCompare(b.card.name));
}

export function toAssumedFigure(
  rows: CatalogRows,
  search: FirstAnswerSearch,
  today: string,
  cards: readonly CardRow[],
): AssumedFigure {
  const problem = toProblem(rows, search, today);
  const bySlug = new Map(rows.cards.map((card) => [card.slug, card]));
  return {
    inputs: {
      rows,
      names: toLedgerNames(rows, {}, problem.date),
      preferences: problem.preferences,
      date: problem.date,
      offerOf: (slug) => {
        const card = bySlug.get(slug);
        return card ? pickOffer(card, {}, problem.date) : null;
      },
      programUseOf: ({ slug, used_with }) =>
        judgeProgramUse(slug, used_with, toProgramFacts(rows, { spending: problem.spending })),
      uncountedOf: (slug) => {
        const card = bySlug.get(slug);
        return card ? toUncounted(rows, card, null, problem.date) : [];
      },
    },
    problem,
    wallet: cards.map(({ slug }) => ({ id: slug, card: slug, selected: {} })),
  };
}

/** Looked at before the best pair is given without a proof. */
const MOST_REGIONS = 2_000;

/** The two cards that are worth most together. */
export function computeBestPair(
  rows: CatalogRows,
  search: FirstAnswerSearch,
  today: string,
): BestPair | null {
  const problem = toProblem(rows, search, today);
  const candidates = new Map(listCandidates(rows, search).map((card) => [card.slug, card]));
  const limits = {
    ...NO_LIMITS,
    atMost: 2,
    allowed: [...candidates.keys()],
    onePerFamily: true,
  };
  const { best, isProven } = searchToEnd(
    searchBestWallet(problem, limits),
    ({ regions }) => regions >= MOST_REGIONS,
  );
  if (!best) return null;
  return {
    cards: best.wallet.flatMap(({ card }) => candidates.get(card) ?? []),
    value: valueWallet(problem, best.wallet),
    isProven,
  };
}
