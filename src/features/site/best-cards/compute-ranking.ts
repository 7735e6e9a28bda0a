import { calendarDate } from '@/domain/calendar.ts';
import { placeOf } from '@/domain/popular-cards.ts';
import type { CreditLevel } from '@/domain/rewards/catalog/proposal.ts';
import type { HeldCard, SpendingProfile } from '@/domain/rewards/problem.ts';
import { type Context, contextOf } from '@/domain/rewards/terms/context.ts';
import { netCentsOf } from '@/domain/rewards/valuation/rank-cards.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import { cents } from '@/domain/units.ts';
import { toEngineCatalog } from '@/features/catalog/facts/queries.ts';
import type { CardRow, CatalogRows } from '@/features/catalog/facts/schema.ts';
import type { SpendingPreset } from '@/features/mine/annual-spending/schema.ts';
import { createObstacles, visitorFacts } from '@/features/mine/eligibility/schema.ts';
import type { RankingKind } from './list-kinds.ts';
import type { EarningStep, OtherWay, RankedCard, Ranking } from './schema.ts';

/** Somebody's spending, in cents a year by sub-category. */
type Household = Pick<SpendingPreset, 'slug' | 'name' | 'amounts'>;

const SHOWN = 10;
const SHOWN_APART = 5;
/** A product that is reached from another card only: no condition that an applicant could meet. */
const NO_APPLICATION = 'product-change-only';

type Way = 'plain' | OtherWay['way'];
const OTHER_WAYS = ['half', 'twice', 'travel', 'credits', 'first'] as const;
const SCALES: Partial<Record<Way, number>> = { half: 0.5, twice: 2 };

const hold = (slug: string): HeldCard => ({ id: slug, card: slug, selected: {} });
const dollarsOf = (netCents: number) => Math.round(netCents / 100);

/** Every way to count a household's spending, as the engine wants it. */
function createContexts(rows: CatalogRows, spending: SpendingProfile, today: string) {
  const date = calendarDate(today);
  const { catalog, preferences } = toEngineCatalog(
    rows,
    { redemptionPreference: 'cash', spending },
    date,
  );
  const bare = { ...catalog, cards: catalog.cards.map((card) => ({ ...card, credits: [] })) };
  return (way: Way): Context =>
    contextOf({
      catalog: way === 'credits' ? catalog : bare,
      preferences: way === 'travel' ? { ...preferences, redemption: 'travel' } : preferences,
      spending: Object.fromEntries(
        Object.entries(spending).map(([name, amount]) => [
          name,
          cents(Math.round(amount * (SCALES[way] ?? 1))),
        ]),
      ),
      date,
      year: way === 'first' ? 'first' : 'steady',
      held: [],
    });
}

/** Splits the cards that a kind is about: those that anybody may get, and those with a condition. */
function splitCards({ requirements, cards }: CatalogRows, { among }: RankingKind) {
  const needed = new Map(requirements.map((row) => [row.id, row]));
  const needsOf = (card: CardRow) =>
    card.credit_card_requirements.flatMap(({ requirement_id }) => needed.get(requirement_id) ?? []);
  const isMeant = {
    business: (card: CardRow) => card.is_business,
    student: (card: CardRow) => needsOf(card).some(({ slug }) => slug === 'student'),
    no_fee: (card: CardRow) => card.annual_fee_cents === 0,
    no_foreign_fee: (card: CardRow) => card.foreign_transaction_fee_percent === 0,
    all: () => true,
  }[among ?? 'all'];
  const credit: CreditLevel = 'excellent';
  const applicant = {
    ...visitorFacts,
    credit,
    hasBusiness: among === 'business',
    meets: among === 'student' ? ['student'] : [],
  };
  const meets = requirements.map(({ slug }) => slug).filter((slug) => slug !== NO_APPLICATION);
  const plain = createObstacles(requirements, applicant);
  const joined = createObstacles(requirements, { ...applicant, meets });
  const meant = cards.filter(isMeant);
  return {
    open: meant.filter((card) => plain(card) === null),
    apart: meant.filter((card) => plain(card)?.kind === 'requirement' && joined(card) === null),
    /** Conditions besides those that the page itself is about. */
    needsOf: (card: CardRow) =>
      needsOf(card)
        .filter(({ slug, kind }) => kind !== 'business' && !applicant.meets.includes(slug))
        .map(({ name, annual_cost_cents }) => ({ name, annualCents: annual_cost_cents })),
  };
}

type Valued = { readonly card: CardRow; readonly netCents: number };

function rank(context: Context, cards: readonly CardRow[]): readonly Valued[] {
  return cards
    .map((card) => ({ card, netCents: netCentsOf(context, [hold(card.slug)]) }))
    .filter(({ netCents }) => dollarsOf(netCents) > 0)
    .toSorted(
      (a, b) =>
        dollarsOf(b.netCents) - dollarsOf(a.netCents) ||
        a.card.annual_fee_cents - b.card.annual_fee_cents ||
        placeOf(a.card.slug) - placeOf(b.card.slug) ||
        a.card.name.localeCompare(b.card.name, 'en'),
    );
}

/** The card's arithmetic; spending that earns alike is one step. */
function listSteps(rows: CatalogRows, card: CardRow, context: Context) {
  const value = valueWalletIn(context, [hold(card.slug)]);
  const system = rows.pointSystems.find(({ id }) => id === card.point_system_id);
  const steps = new Map<string, EarningStep>();
  for (const line of value.lines) {
    if (line.kind !== 'spend' || line.spendCents < 1) continue;
    const cap =
      line.capState === 'within'
        ? card.spending_caps.find(({ slug }) => slug === line.cap)
        : undefined;
    const key = JSON.stringify([line.rate, line.centsPerPoint, cap?.slug]);
    steps.set(key, {
      spendCents: line.spendCents + (steps.get(key)?.spendCents ?? 0),
      rate: line.rate,
      unit: system?.unit === 'dollars' ? 'dollars' : 'points',
      centsPerPoint: line.centsPerPoint,
      cap: cap
        ? {
            amount_cents: cap.amount_cents ?? 0,
            amount_points: cap.amount_points,
            period: cap.period,
          }
        : null,
    });
  }
  const foreignCents = value.lines.reduce(
    (sum, line) => sum + (line.kind === 'spend' ? line.foreignFeeCents : 0),
    0,
  );
  const options = new Map(
    card.card_choices.flatMap(({ card_choice_options }) =>
      card_choice_options.map(({ slug, name }) => [slug, name]),
    ),
  );
  const chosen = value.choices.flatMap((choice) =>
    choice.options.flatMap(({ slug }) => options.get(slug) ?? []),
  );
  return {
    steps: [...steps.values()].toSorted(
      (a, b) => b.rate * b.centsPerPoint - a.rate * a.centsPerPoint,
    ),
    chargesCents: Math.round(foreignCents + value.costsCents),
    chosen: [...new Set(chosen)],
  };
}

function showCard(card: CardRow): RankedCard['card'] {
  const { id, slug, name, annual_fee_cents, network, product_family } = card;
  const { art_primary_hex, art_secondary_hex, material, issuer_rank, point_systems } = card;
  const face = { name, network, product_family, material, issuer_rank, point_systems };
  return { id, slug, annual_fee_cents, ...face, art_primary_hex, art_secondary_hex };
}

/**
 * Ranks cards by what each alone pays for a year of one kind of spending; null without the household. `checkedOn` is
 * the oldest check of a card's terms and rates.
 */
export function computeRanking(
  rows: CatalogRows,
  households: readonly Household[],
  kind: RankingKind,
  today: string,
  checkedOn: (card: CardRow) => string | null,
): Ranking | null {
  const household = households.find(({ slug }) => slug === kind.household);
  const amounts = Object.entries(household?.amounts ?? {}).filter(
    ([slug]) => kind.spentOn?.includes(slug) ?? true,
  );
  if (!household || amounts.length === 0) return null;
  const spending = Object.fromEntries(amounts.map(([slug, amount]) => [slug, cents(amount)]));
  const contexts = createContexts(rows, spending, today);
  const context = new Map(
    (['plain', ...OTHER_WAYS] as const).map((way) => [way, contexts(way)] as const),
  );
  const contextOfWay = (way: Way) => context.get(way) ?? contexts(way);
  const { open, apart, needsOf } = splitCards(rows, kind);
  const plain = contextOfWay('plain');
  const ranked = rank(plain, open);
  const least = dollarsOf(ranked[SHOWN - 1]?.netCents ?? 0);

  const show = ({ card, netCents }: Valued, all: readonly Valued[]): RankedCard => {
    const more = (way: Way) =>
      Math.round(netCentsOf(contextOfWay(way), [hold(card.slug)]) - netCents);
    const isSame = (other: Valued) => dollarsOf(other.netCents) === dollarsOf(netCents);
    return {
      card: showCard(card),
      issuer: rows.companies.find(({ id }) => id === card.company_id)?.name ?? '',
      rank: 1 + all.filter((other) => dollarsOf(other.netCents) > dollarsOf(netCents)).length,
      isTied: all.filter(isSame).length > 1,
      netCents: Math.round(netCents),
      ...listSteps(rows, card, plain),
      travelCents: more('travel'),
      creditsCents: more('credits'),
      firstCents: more('first'),
      needs: needsOf(card),
      isForExcellent: card.credit_needed === 'excellent',
      checkedOn: checkedOn(card),
    };
  };

  const shown = ranked.slice(0, SHOWN).map((each) => show(each, ranked));
  const isVariant = ({ card, netCents }: Valued) =>
    card.product_family !== null &&
    ranked.some(
      (other) =>
        other.card.product_family === card.product_family &&
        dollarsOf(other.netCents) >= dollarsOf(netCents),
    );
  const rankedApart = rank(plain, apart).filter(
    (each) => dollarsOf(each.netCents) > least && !isVariant(each),
  );
  const shownApart = rankedApart.slice(0, SHOWN_APART).map((each) => show(each, rankedApart));
  const names = new Map(
    rows.categories.flatMap(({ sub_categories }) =>
      sub_categories.map(({ slug, name }) => [slug, name]),
    ),
  );
  return {
    asOf: today,
    household: household.name,
    spending: amounts
      .map(([slug, amount]) => ({ name: names.get(slug) ?? slug, cents: amount }))
      .toSorted((a, b) => b.cents - a.cents),
    open: shown,
    more: ranked.slice(SHOWN).filter(({ netCents }) => dollarsOf(netCents) === least).length,
    of: open.length,
    apart: shownApart,
    others: OTHER_WAYS.flatMap((way): OtherWay[] => {
      const all = rank(contextOfWay(way), open);
      const leaders = all.filter(
        ({ netCents }) => dollarsOf(netCents) === dollarsOf(all[0]?.netCents ?? 0),
      );
      // Among equals, the leader stays.
      const best = leaders.find(({ card }) => card === ranked[0]?.card) ?? leaders[0];
      return best ? [{ way, card: showCard(best.card), netCents: Math.round(best.netCents) }] : [];
    }),
    checkedOn:
      [...shown, ...shownApart]
        .flatMap((each) => each.checkedOn ?? [])
        .toSorted()
        .at(-1) ?? null,
  };
}
