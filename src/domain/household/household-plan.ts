import type {
  HoldingRule,
  OnceRule,
  OpeningRule,
  PastCard,
  PlanLimits,
  PlanQuestion,
  Referral,
  VelocityRule,
} from '../plan/plan-question.ts';
import type { Card } from '../rewards/catalog/card.ts';
import { entryOf } from '../entry-of.ts';
import { points } from '../units.ts';
import { copyForPeople, type Person, type PersonCopies } from './person-copies.ts';

/** A card in a person's history; an authorized user holds no account, and only some rules count it. */
export type PersonPast = PastCard & { readonly isAuthorizedUser?: boolean };

/** An issuer's rule, counted for each applicant separately. */
export type PersonRule =
  | OnceRule
  | HoldingRule
  | (VelocityRule & { readonly countsAuthorizedUsers?: boolean });

/** A household member's cards and history, and their settings. */
export type PlanPerson = Person & {
  readonly history: readonly PersonPast[];
  readonly rules: readonly PersonRule[];
  readonly feeRefundDays: PlanQuestion['feeRefundDays'];
  readonly productChanges: PlanQuestion['productChanges'];
  /** Slugs of cards that this person never opens. */
  readonly excluded: readonly string[];
  /** Slugs of cards of theirs that are neither closed nor changed into others. */
  readonly keep: readonly string[];
  /** Points on hand by system; none if absent. */
  readonly balances?: PlanQuestion['balances'];
};

/** A plan question of several people; `atMostPerMonth` is each person's, the other limits are the household's. */
export type HouseholdQuestion = Omit<
  PlanQuestion,
  'history' | 'balances' | 'rules' | 'feeRefundDays' | 'productChanges' | 'referrals' | 'limits'
> & {
  readonly limits: Omit<PlanLimits, 'keep' | 'applicants'>;
  readonly people: readonly PlanPerson[];
};

/** The question of one person that a household's best plan is the answer to, for `planAhead`. */
type HouseholdPlan = { readonly question: PlanQuestion; readonly copies: PersonCopies };

/** Key for an account on which this person is an authorized user. */
const asUserOf = (card: string) => `authorized user of ${card}`;

type SlugOf = (slug: string) => string;

/** An issuer's rule applied to one person, by that person's own history and openings. */
function ruleFor(
  rule: PersonRule,
  { history }: PlanPerson,
  openable: readonly string[],
  slugOf: SlugOf,
): OpeningRule {
  const cards = rule.cards.map(slugOf);
  if (rule.kind === 'once') return { ...rule, cards, blockedBy: rule.blockedBy.map(slugOf) };
  if (rule.kind === 'holding') return { ...rule, cards, counts: rule.counts.map(slugOf) };
  const { countsAuthorizedUsers = false, ...velocity } = rule;
  const counted =
    rule.counts === 'all' ? [...openable, ...history.map(({ card }) => card)] : rule.counts;
  const counts = countsAuthorizedUsers ? [...counted, ...counted.map(asUserOf)] : counted;
  return { ...velocity, cards, counts: [...new Set(counts)].map(slugOf) };
}

/** Lists, once per card, the points a holder gets when another person opens the same card through them. */
export function listReferrals(cards: readonly Card[]): readonly Referral[] {
  return cards.flatMap(({ slug, referralPoints }) =>
    referralPoints ? [{ from: slug, to: slug, points: referralPoints }] : [],
  );
}

/** Referrals within the household: each holder of a product may refer everybody else. */
function referralsOf(
  people: readonly PlanPerson[],
  all: readonly Card[],
  { slugOf }: PersonCopies,
): readonly Referral[] {
  const productOf = ({ products = {} }: PlanPerson, slug: string) =>
    entryOf(products, slug) ?? slug;
  const accounts = people.flatMap((person, index) =>
    (person.cards ?? all).map(({ slug }) => ({
      index,
      product: productOf(person, slug),
      copy: slugOf(index, slug),
    })),
  );
  return people.flatMap((person, referring) =>
    listReferrals(person.cards ?? all).flatMap(({ from, to, points }) =>
      accounts
        .filter(({ index, product }) => index !== referring && product === productOf(person, to))
        .map(({ copy }) => ({ from: slugOf(referring, from), to: copy, points })),
    ),
  );
}

/** Points that pool in the household are added up; others stay with their owner. */
function balancesOf(people: readonly PlanPerson[], { catalog, slugOf }: PersonCopies) {
  const systems = new Set(catalog.pointSystems.map(({ slug }) => slug));
  const sums = new Map<string, number>();
  people.forEach(({ balances = {} }, person) => {
    for (const [system, held] of Object.entries(balances)) {
      const copy = systems.has(system) ? system : slugOf(person, system);
      sums.set(copy, (sums.get(copy) ?? 0) + held);
    }
  });
  return Object.fromEntries([...sums].map(([system, sum]) => [system, points(sum)]));
}

/**
 * Finds a household's best plan: each person opens, keeps and closes cards of their own, under rules applied to that
 * person, and the spending is divided among all cards.
 */
export function householdPlan({ people, limits, ...asked }: HouseholdQuestion): HouseholdPlan {
  const copies = copyForPeople(people, asked.catalog, asked.preferences);
  const everybody = people.map((person, index) => {
    const { cards = asked.catalog.cards } = person;
    const slugOf: SlugOf = (slug) => copies.slugOf(index, slug);
    return { person, slugs: cards.map(({ slug }) => slug), slugOf };
  });
  return {
    question: {
      ...asked,
      catalog: copies.catalog,
      preferences: copies.preferences,
      history: everybody.flatMap(({ person, slugOf }) =>
        person.history.map(({ isAuthorizedUser = false, ...past }): PastCard => ({
          ...past,
          card: slugOf(isAuthorizedUser ? asUserOf(past.card) : past.card),
        })),
      ),
      balances: balancesOf(people, copies),
      rules: everybody.flatMap(({ person, slugs, slugOf }) =>
        person.rules.map((rule) => ruleFor(rule, person, slugs, slugOf)),
      ),
      feeRefundDays: Object.fromEntries(
        everybody.flatMap(({ person, slugOf }) =>
          Object.entries(person.feeRefundDays).map(([slug, days]) => [slugOf(slug), days]),
        ),
      ),
      productChanges: everybody.flatMap(({ person, slugOf }) =>
        person.productChanges.map((change) => ({
          ...change,
          slug: slugOf(change.slug),
          from: slugOf(change.from),
          to: slugOf(change.to),
        })),
      ),
      referrals: referralsOf(people, asked.catalog.cards, copies),
      limits: {
        ...limits,
        applicants: everybody.map(({ slugs, slugOf }) => slugs.map(slugOf)),
        excluded: everybody.flatMap(({ person, slugOf }) =>
          [...limits.excluded, ...person.excluded].map(slugOf),
        ),
        keep: everybody.flatMap(({ person, slugOf }) => person.keep.map(slugOf)),
      },
    },
    copies,
  };
}
