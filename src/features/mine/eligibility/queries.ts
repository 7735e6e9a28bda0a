import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type CalendarDate, calendarDate } from '@/domain/calendar.ts';
import { type CreditLevel, creditOf, type Obstacle } from '@/domain/rewards/catalog/proposal.ts';
import { bonusConflicts } from '@/domain/eligibility/bonus-conflicts.ts';
import { type Eligibility, judgeEligibility } from '@/domain/eligibility/eligibility.ts';
import { getToday } from '@/lib/dates.ts';
import { memoizeLast } from '@/lib/memoize-last.ts';
import { ensureCatalog, pickOffer, useCatalog } from '@/features/catalog/facts/queries.ts';
import type { CardRow, RequirementRow } from '@/features/catalog/facts/schema.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import {
  findCreditLevel,
  listOwnCards,
  memberCardsQuery,
} from '@/features/mine/member-cards/queries.ts';
import type { MemberCard } from '@/features/mine/member-cards/schema.ts';
import { ensurePeople, useApplicant } from '@/features/mine/people/queries.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import { describeCardStanding, describeRuleStanding } from './describe-standing.ts';
import {
  createObstacles,
  describeObstacle,
  type RuleStanding,
  type StandingWords,
} from './schema.ts';
import { ensureApplicationRules, useApplicationRules } from './tables.ts';
import { standingsOf } from './judge-standing.ts';
import { pickHistory, toHistory } from './to-history.ts';
import { toRuleBook } from './to-rule-book.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';

async function ensureOwners(client: QueryClient): Promise<void> {
  await ensurePeople(client, await client.ensureQueryData(memberCardsQuery()));
}

export function ensureEligibility(queryClient: QueryClient) {
  return Promise.all([
    ensureCatalog(queryClient),
    ensureApplicationRules(queryClient),
    ensureOwners(queryClient),
  ]);
}

type RuleBook = ReturnType<typeof toRuleBook>;

const bookOf = memoizeLast(toRuleBook);
const rowsOf = memoizeLast(pickHistory);
const historyOf = memoizeLast(toHistory);

/** Rule results for a member on a day; cards and pairs are judged on demand, once for all screens. */
const createEligibility = memoizeLast(
  (book: RuleBook, history: ReturnType<typeof toHistory>, today: CalendarDate) => {
    const judged = new Map<string, Eligibility>();
    let conflicts: ReturnType<typeof bonusConflicts> | undefined;
    return {
      today,
      judge: (card: string): Eligibility => {
        const known = judged.get(card) ?? judgeEligibility(book, history, card, today);
        judged.set(card, known);
        return known;
      },
      /** Pairs of cards that rules forbid to pay both bonuses in a first year. */
      listConflicts: () => (conflicts ??= bonusConflicts(book)),
    };
  },
);

type Judge = ReturnType<typeof createEligibility>['judge'];

/** The cards whose bonus the rules refuse today, by their slugs. */
const listRefusedBonuses = memoizeLast(
  ({ catalog }: ValuationInputs, judge: Judge): ReadonlySet<string> =>
    new Set(
      catalog.cards.flatMap(({ slug, bonus }) =>
        bonus !== null && judge(slug).bonus.kind === 'no' ? [slug] : [],
      ),
    ),
);

/** All application rules, with the applicant's cards as the rules count them; the chosen applicant by default. */
export function useRulesAndHistory(owner?: Owner) {
  const { people, applicant } = useApplicant();
  const { cards, companies } = useCatalog();
  const ruleRows = useApplicationRules();
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const of = owner === undefined ? (applicant?.id ?? null) : owner;
  const own = rowsOf(memberCards, people, of);
  return { book: bookOf(ruleRows, cards, companies), history: historyOf(own, cards), own };
}

export function useEligibility() {
  const { book, history } = useRulesAndHistory();
  const name = useApplicant().applicant?.name ?? null;
  return {
    ...createEligibility(book, history, calendarDate(getToday())),
    /** Null: the member. */
    applicantName: name,
  };
}

/** The question of a member to whom no bonus is paid that the rules refuse them today, and the cards of those. */
export function useEligibleInputs(inputs: ValuationInputs) {
  const refused = listRefusedBonuses(inputs, useEligibility().judge);
  return { inputs: inputs.withoutBonuses([...refused]), refused };
}

const obstaclesFor = memoizeLast(
  (
    requirements: readonly RequirementRow[],
    hasBusiness: boolean,
    meets: readonly string[],
    wantsLowConfidence: boolean,
    credit: CreditLevel | null,
  ) => ({
    hasBusiness,
    credit: creditOf({ credit, meets }),
    obstacleOf: createObstacles(requirements, { hasBusiness, meets, wantsLowConfidence, credit }),
    wordsOf: (obstacle: Obstacle) => describeObstacle(obstacle, requirements),
  }),
);

/** Why a card is not proposed to the member, and the same in words. */
export function useObstacles(wantsLowConfidence = false) {
  const { requirements, cards } = useCatalog();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const { requirementsHeld } = user;
  const own = listOwnCards(memberCards, cards);
  const creditLevel = findCreditLevel(user, own);
  // A business card of their own shows that the member has a business.
  const hasBusiness = user.hasBusiness || own.some((card) => card.is_business);
  return useMemo(
    () =>
      obstaclesFor(requirements, hasBusiness, requirementsHeld, wantsLowConfidence, creditLevel),
    [requirements, hasBusiness, requirementsHeld, wantsLowConfidence, creditLevel],
  );
}

function listHeldIds(
  cards: readonly Pick<MemberCard, 'status' | 'credit_card_id'>[],
): ReadonlySet<number> {
  const held = cards.filter(({ status }) => status === 'held');
  return new Set(held.map(({ credit_card_id }) => credit_card_id));
}

/** Products with an open card, held by anyone in the account. */
export function useHeldCardIds(): ReadonlySet<number> {
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  return useMemo(() => listHeldIds(memberCards), [memberCards]);
}

export function useCardStanding(): (card: CardRow) => StandingWords {
  const { judge, today, applicantName } = useEligibility();
  const { obstacleOf } = useObstacles(true);
  const { own } = useRulesAndHistory();
  const heldIds = useMemo(() => listHeldIds(own), [own]);
  return useCallback(
    (card) =>
      describeCardStanding(judge(card.slug), {
        obstacle: obstacleOf(card),
        isHeld: heldIds.has(card.id),
        hasOffer: pickOffer(card, { countsLowConfidence: true }, today) !== null,
        applicantName,
      }),
    [judge, today, obstacleOf, heldIds, applicantName],
  );
}

/** The applicant's standing today with each rule, by slug, for cards they do not hold and could apply for. */
export function useRuleStandings() {
  const { book, history, own } = useRulesAndHistory();
  const { today, applicantName } = useEligibility();
  const { cards } = useCatalog();
  const { obstacleOf } = useObstacles(true);
  const standings = useMemo(() => {
    const heldIds = listHeldIds(own);
    const wanted = cards.filter((card) => !heldIds.has(card.id) && obstacleOf(card) === null);
    const slugs = new Set(wanted.map(({ slug }) => slug));
    return standingsOf(book, history, today, (card) => slugs.has(card));
  }, [book, history, own, today, cards, obstacleOf]);
  const wordsOfRule = (standing: RuleStanding) => describeRuleStanding(standing, applicantName);
  return { standings, wordsOfRule, applicantName };
}
