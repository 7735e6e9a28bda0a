import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calendarDate } from '@/domain/calendar.ts';
import { type Eligibility, judgeEligibility } from '@/domain/eligibility/eligibility.ts';
import { getToday } from '@/lib/dates.ts';
import { applicationRulesQuery } from '@/features/application-rules/queries.ts';
import { catalogueQuery } from '@/features/catalogue/queries.ts';
import { memberCardsQuery } from '@/features/member-cards/queries.ts';
import { describeCardStanding, describeRuleStanding } from './describe-standing.ts';
import { standingsOf } from './standing.ts';
import { toHistory } from './to-history.ts';
import { toRuleBook } from './to-rule-book.ts';

/** Reads what `useEligibility` needs before its screen is drawn. */
export function ensureEligibility(queryClient: QueryClient) {
  return Promise.all([
    queryClient.ensureQueryData(catalogueQuery()),
    queryClient.ensureQueryData(applicationRulesQuery()),
    queryClient.ensureQueryData(memberCardsQuery()),
  ]);
}

/** The member's standing today with every application rule and card. */
export function useEligibility() {
  const { data: catalogue } = useSuspenseQuery(catalogueQuery());
  const { data: rules } = useSuspenseQuery(applicationRulesQuery());
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const today = calendarDate(getToday());
  return useMemo(() => {
    const book = toRuleBook(rules, catalogue.cards, catalogue.companies);
    const history = toHistory(memberCards, catalogue.cards);
    const judged = new Map<string, Eligibility>();
    const judge = (card: string): Eligibility => {
      const known = judged.get(card) ?? judgeEligibility(book, history, card, today);
      judged.set(card, known);
      return known;
    };
    return {
      today,
      standings: standingsOf(book, history, today),
      /** Of a card of the catalogue, by its slug. */
      judge,
      wordsOfCard: (card: string) => describeCardStanding(judge(card)),
      wordsOfRule: describeRuleStanding,
    };
  }, [catalogue.cards, catalogue.companies, rules, memberCards, today]);
}

/** The products of which the member holds an open card. */
export function useHeldCardIds(): ReadonlySet<number> {
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  return useMemo(
    () =>
      new Set(
        memberCards.filter(({ status }) => status === 'held').map((card) => card.credit_card_id),
      ),
    [memberCards],
  );
}
