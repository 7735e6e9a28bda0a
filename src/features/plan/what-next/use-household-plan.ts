import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import { useRulesAndHistory } from '@/features/mine/eligibility/queries.ts';
import type { Account, ListApplicants } from '@/features/mine/eligibility/schema.ts';
import { usePointsOnHand } from '@/features/mine/point-systems/queries.ts';
import { joinSpending, type Spender } from './join-spending.ts';
import type { WhatNextSearch } from './schema.ts';
import { toHouseholdQuestion } from './to-household-question.ts';
import { usePlanRows } from './use-plan-rows.ts';
import { usePlanSearch } from './use-plan-search.ts';

let kept: PlanQuestion | undefined;
/** The same question until something changes that the plan rests on. */
const keep = (question: PlanQuestion) => (kept = replaceEqualDeep(kept, question));

export function useHouseholdPlan(
  search: WhatNextSearch,
  accounts: readonly Account[],
  spenders: readonly Spender[],
  listApplicants: ListApplicants,
) {
  const own = usePlanRows(useMemo(() => accounts.flatMap(({ cards }) => cards), [accounts]));
  const rows = useMemo(() => {
    const spending = joinSpending(own.inputs.spending, spenders);
    return { ...own, inputs: { ...own.inputs, spending } };
  }, [own, spenders]);
  const { book } = useRulesAndHistory();
  const pointsOnHand = usePointsOnHand();
  const { cards } = rows.inputs.rows;
  const applicants = useMemo(
    () => accounts.flatMap((account) => listApplicants(account, cards)),
    [accounts, cards, listApplicants],
  );
  const { copies, planners, question } = useMemo(() => {
    const asked = toHouseholdQuestion({ ...rows, book, applicants, search, pointsOnHand });
    return { ...asked, question: keep(asked.question) };
  }, [rows, book, applicants, search, pointsOnHand]);
  const { inputs, memberCards } = rows;
  return { inputs, memberCards, question, copies, planners, ...usePlanSearch(question) };
}
