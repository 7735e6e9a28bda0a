import type { Card } from '../rewards/catalog/card.ts';
import type { HeldCard, RewardProblem, ValuedYear } from '../rewards/problem.ts';
import { searchBestWallet, searchToEnd } from '../rewards/search/find-best-wallet.ts';
import { NO_LIMITS } from '../rewards/search/wallet-limits.ts';
import { type Context, contextOf } from '../rewards/terms/context.ts';
import { netCentsOf } from '../rewards/valuation/rank-cards.ts';
import { netCentsAbove, relaxedWallet } from '../rewards/valuation/relaxed-wallet.ts';
import { listPlausibleErrors, type LookedFact, type PlausibleError } from './plausible-errors.ts';
import { watchCounter } from './watch-counter.ts';

export type Question = Omit<RewardProblem, 'year'>;

export type LookingQuestion = {
  /** Households, each with the slugs of the cards it may open. */
  readonly households: readonly {
    readonly problem: Question;
    readonly allowed: readonly string[];
  }[];
  /** Popular wallets, as slugs of cards: each is asked at the counter for the spending of `counter`. */
  readonly wallets: readonly (readonly string[])[];
  readonly counter: Question;
};

/** How much depends on a card's page. */
export type LookingValue = {
  /** Answers that an error of one of its facts changes, of all that were asked. */
  readonly changed: number;
  readonly of: number;
  /** The most that following one of them would lose in a year, and the sum over all of them. */
  readonly upToCents: number;
  readonly sumCents: number;
  /** The fact with the greatest loss; null if none changes an answer. */
  readonly fact: LookedFact | null;
};

/** Cents a year that an answer must lose to count as changed. */
const LEAST_CENTS = 100;
const WALLET_CARDS = 3;
/** Parts of the search for a best wallet, before the best so far is taken. */
const MOST_REGIONS = 500;
/** Wallets with a moved card of the answer that are valued again. */
const RIVALS = 3;

/** An answer, and how much following it loses in a year once a card has an error. */
type Watched = {
  /** The most that it could lose: no loss below it needs to be computed. */
  readonly boundOf: (card: string, error: PlausibleError) => number;
  readonly lossOf: (card: string, error: PlausibleError) => number;
};

type Valued = { readonly cards: readonly string[]; readonly netCents: number };

type ErrorsOf = ReadonlyMap<Card, readonly PlausibleError[]>;

const listErrors = (cards: readonly Card[]): ErrorsOf =>
  new Map(cards.map((card) => [card, listPlausibleErrors(card)]));

const hold = (slug: string): HeldCard => ({ id: slug, card: slug, selected: {} });
const byValue = (one: Valued, other: Valued) => other.netCents - one.netCents;

/** The most that an error changes the value of a wallet in the year. */
function mostOf({ most, isFirstYear, card }: PlausibleError, context: Context): number {
  if (isFirstYear && context.problem.year === 'steady') return 0;
  const pointCents = Math.max(
    context.valueOf(card.pointSystem, 'free'),
    context.valueOf(card.pointSystem, 'unlocked'),
  );
  if (most.by === 'amount') return most.cents + (most.points ?? 0) * pointCents;
  const covered =
    most.covers &&
    new Set(
      most.covers.flatMap((scope) =>
        context.coverage.covered(scope, 'any').map(({ subCategory }) => subCategory),
      ),
    );
  const spent = covered
    ? [...covered].reduce((sum, index) => sum + (context.spendCents[index] ?? 0), 0)
    : context.totalSpendCents;
  const factor = (1 + card.tierBonusPercent / 100) * (1 + card.firstYearEarnPercent / 100);
  return (spent * most.rate * pointCents * factor) / 100;
}

/** Watches the choice of a wallet among those in which each card may be. */
function watchChoice(
  context: Context,
  chosen: Valued,
  withCard: ReadonlyMap<string, readonly Valued[]>,
): Watched {
  const { problem } = context;
  const bestWithout = new Map(
    chosen.cards.map((card) => [
      card,
      Math.max(
        0,
        ...[...withCard.values()]
          .flat()
          .filter(({ cards }) => !cards.includes(card))
          .map(({ netCents }) => netCents),
      ),
    ]),
  );
  /** The value of a wallet with the moved card; -Infinity if it is not above `least`. */
  const valueWith = (moved: Card, cards: readonly string[], least: number): number => {
    const own = cards.map((slug) => (slug === moved.slug ? moved : context.cardOf(slug)));
    const catalog = { ...problem.catalog, cards: own };
    const among = contextOf({ ...problem, catalog });
    return (
      netCentsAbove(among, relaxedWallet(among, cards.map(hold)), least)?.netCents ?? -Infinity
    );
  };
  const rivalsOf = (card: string) => withCard.get(card) ?? [];
  return {
    boundOf: (card, error) => {
      const isChosen = bestWithout.has(card);
      // A card that is worth less stays out.
      if (!isChosen && !error.isBetter) return 0;
      const nearest = Math.max(
        bestWithout.get(card) ?? -Infinity,
        ...rivalsOf(card).map(({ netCents }) => netCents),
      );
      return nearest + mostOf(error, context) - chosen.netCents;
    },
    lossOf: (card, error) => {
      const without = bestWithout.get(card);
      const kept =
        without === undefined ? chosen.netCents : valueWith(error.card, chosen.cards, -Infinity);
      const best = rivalsOf(card).reduce(
        (most, { cards }) => Math.max(most, valueWith(error.card, cards, most)),
        Math.max(kept, without ?? -Infinity),
      );
      return best - kept;
    },
  };
}

/** Watches a household's best single card. */
function watchSingle(context: Context, allowed: readonly string[]): Watched {
  const valued = allowed.map((slug) => ({
    cards: [slug],
    netCents: netCentsOf(context, [hold(slug)]),
  }));
  const [chosen] = valued.toSorted(byValue);
  return watchChoice(
    context,
    chosen ?? { cards: [], netCents: 0 },
    new Map(valued.filter((each) => each !== chosen).map((each) => [each.cards[0] ?? '', [each]])),
  );
}

/** Watches a household's best wallet; its rivals are those that differ from it in one card. */
function watchWallet(context: Context, allowed: readonly string[]): Watched {
  const limits = { ...NO_LIMITS, atMost: WALLET_CARDS, allowed, onePerFamily: true };
  const { best } = searchToEnd(
    searchBestWallet(context.problem, limits),
    ({ regions }) => regions > MOST_REGIONS,
  );
  const cards = best?.wallet.map(({ card }) => card) ?? [];
  const chosen = { cards, netCents: best?.netCents ?? 0 };
  const valueOf = (slugs: readonly string[]): Valued => ({
    cards: slugs,
    netCents: netCentsOf(context, slugs.map(hold)),
  });
  const familyOf = (slug: string) => context.cardOf(slug).family;
  const fits = (slug: string, others: readonly string[]) =>
    familyOf(slug) === null || !others.some((other) => familyOf(other) === familyOf(slug));
  const rests = [
    ...cards.map((card) => cards.filter((each) => each !== card)),
    ...(cards.length < WALLET_CARDS ? [cards] : []),
  ];
  const withCard = new Map<string, readonly Valued[]>(
    allowed
      .filter((slug) => !cards.includes(slug))
      .map((slug) => [
        slug,
        rests.filter((rest) => fits(slug, rest)).map((rest) => valueOf([...rest, slug])),
      ]),
  );
  const others = [...[...withCard.values()].flat(), ...rests.map(valueOf)].sort(byValue);
  for (const card of cards) {
    withCard.set(card, others.filter((each) => each.cards.includes(card)).slice(0, RIVALS));
  }
  withCard.set(
    '',
    others.filter((each) => each.cards.length < cards.length),
  );
  return watchChoice(context, chosen, withCard);
}

/**
 * Computes how much depends on each card's page: how many answers change if one of its facts is plausibly wrong, and
 * how much somebody who follows the old answer then loses in a year. Yields what is known after each household, since
 * a catalog takes some seconds. A best wallet is compared with wallets that differ in one card, so its losses are
 * lower bounds.
 */
export function* valueOfLooking({
  households,
  wallets,
  counter,
}: LookingQuestion): Generator<
  ReadonlyMap<string, LookingValue>,
  ReadonlyMap<string, LookingValue>
> {
  const known = new Map<string, LookingValue>();
  const of = households.length * 3 + wallets.length;
  const look = (watched: Watched, errorsOf: ErrorsOf) => {
    for (const [card, plausible] of errorsOf) {
      const before = known.get(card.slug) ?? {
        ...{ changed: 0, of, upToCents: 0, sumCents: 0, fact: null },
      };
      let [loss, fact]: [number, LookedFact | null] = [0, null];
      const errors = plausible
        .map((error) => ({ error, bound: watched.boundOf(card.slug, error) }))
        .sort((one, other) => other.bound - one.bound);
      for (const { error, bound } of errors) {
        if (bound <= Math.max(loss, LEAST_CENTS)) break;
        const found = watched.lossOf(card.slug, error);
        if (found > loss) [loss, fact] = [found, error.fact];
      }
      const isChanged = loss >= LEAST_CENTS;
      known.set(card.slug, {
        changed: before.changed + (isChanged ? 1 : 0),
        of,
        upToCents: isChanged ? Math.max(before.upToCents, loss) : before.upToCents,
        sumCents: before.sumCents + (isChanged ? loss : 0),
        fact: isChanged && loss > before.upToCents ? fact : before.fact,
      });
    }
  };
  for (const { problem, allowed } of households) {
    const errors = listErrors(problem.catalog.cards);
    const contextIn = (year: ValuedYear) => contextOf({ ...problem, year });
    const steady = contextIn('steady');
    look(watchSingle(steady, allowed), errors);
    look(watchSingle(contextIn('first'), allowed), errors);
    look(watchWallet(steady, allowed), errors);
    yield known;
  }
  const bySlug = new Map(counter.catalog.cards.map((card) => [card.slug, card]));
  for (const wallet of wallets) {
    const cards = wallet.flatMap((slug) => bySlug.get(slug) ?? []);
    look(watchCounter(counter, cards), listErrors(cards));
  }
  return known;
}
