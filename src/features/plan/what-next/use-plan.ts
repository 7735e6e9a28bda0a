import { replaceEqualDeep, useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { useRulesAndHistory } from '@/features/mine/eligibility/queries.ts';
import { useApplicant } from '@/features/mine/people/queries.ts';
import { usePointsOnHand } from '@/features/mine/point-systems/queries.ts';
import { pointsOf } from '@/features/mine/point-systems/public.ts';
import { chooseLimits } from './choose-limits.ts';
import type { WhatNextSearch } from './schema.ts';
import type { PlanFacts } from './judge-openings.ts';
import { usePlanRows } from './use-plan-rows.ts';
import { usePlanSearch } from './use-plan-search.ts';
import { listUndated, toPlanQuestion } from './to-plan-question.ts';

let kept: PlanQuestion | undefined;
/** The same question object until data the plan depends on changes; a note on a card does not. */
const keep = (question: PlanQuestion) => (kept = replaceEqualDeep(kept, question));

/** The plan for the limits of the address, or for those of a beginner. */
export function usePlan(asked: WhatNextSearch) {
  const rows = usePlanRows();
  const { inputs, memberCards, feeTerms, trackers } = rows;
  const { book, history, own } = useRulesAndHistory();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const hasPreference = user.newUserWizard.redemptionPreferenceCompleted;
  const { search, isStart } = useMemo(
    () => chooseLimits(asked, own, hasPreference),
    [asked, own, hasPreference],
  );
  const owner = useApplicant().applicant?.id ?? null;
  const everybody = usePointsOnHand();
  const pointsOnHand = useMemo(() => pointsOf(everybody, owner), [everybody, owner]);
  const question = useMemo(
    () => keep(toPlanQuestion({ ...rows, own, book, history, search, pointsOnHand })),
    [rows, own, book, history, search, pointsOnHand],
  );
  const askWider = useCallback(
    () =>
      toPlanQuestion({
        ...{ ...rows, own, book, history, search, pointsOnHand },
        monthsUntil: rows.monthsIfAllMet,
      }),
    [rows, own, book, history, search, pointsOnHand],
  );
  const { reasons, state, better, start, stop } = usePlanSearch(question);
  const undated = useMemo(() => listUndated(own, inputs.date), [own, inputs.date]);
  const terms = { feeTerms, trackers, pointsOnHand };
  const facts: PlanFacts = { question, book, history, undated, ...terms };
  return {
    search,
    isStart,
    inputs,
    memberCards,
    facts,
    askWider,
    reasons,
    state,
    better,
    start,
    stop,
  };
}
