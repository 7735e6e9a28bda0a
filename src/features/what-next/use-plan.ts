import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import { useRulesAndHistory } from '@/features/eligibility/queries.ts';
import type { WhatNextSearch } from './schema.ts';
import type { PlanFacts } from './judge-openings.ts';
import { usePlanRows } from './use-plan-rows.ts';
import { usePlanSearch } from './use-plan-search.ts';
import { listUndated, toPlanQuestion } from './to-plan-question.ts';

let kept: PlanQuestion | undefined;
/** The same question object until data the plan depends on changes; a note on a card does not. */
const keep = (question: PlanQuestion) => (kept = replaceEqualDeep(kept, question));

export function usePlan(search: WhatNextSearch) {
  const rows = usePlanRows();
  const { inputs, memberCards, feeTerms, trackers } = rows;
  const { book, history, own } = useRulesAndHistory();
  const question = useMemo(
    () => keep(toPlanQuestion({ ...rows, own, book, history, search })),
    [rows, own, book, history, search],
  );
  const { reasons, state, start, stop } = usePlanSearch(question);
  const undated = useMemo(() => listUndated(own, inputs.date), [own, inputs.date]);
  const facts: PlanFacts = { question, book, history, undated, feeTerms, trackers };
  return { inputs, memberCards, facts, reasons, state, start, stop };
}
