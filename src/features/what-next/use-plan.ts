import { replaceEqualDeep, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import { useSpentTrackers } from '@/features/bonus-tracker/queries.ts';
import { feeRefunds, productChanges } from '@/features/catalogue/tables.ts';
import { useObstacles, useRulesAndHistory } from '@/features/eligibility/queries.ts';
import { memberCardsQuery, useHeldWallet } from '@/features/member-cards/queries.ts';
import type { SearchWorker } from '@/lib/search/start-search.ts';
import { useSearch } from '@/lib/search/use-search.ts';
import type { PlanRequest, PlanResult, WhatNextSearch } from './schema.ts';
import type { PlanFacts } from './judge-openings.ts';
import { toFeeTerms } from './to-fee-terms.ts';
import { useReasons } from './use-reasons.ts';
import { listUndated, toPlanQuestion } from './to-plan-question.ts';

/** After so long what is still missing is little, and a telephone has other things to do. */
const PATIENCE_MS = 60_000;

function createWorker(): SearchWorker<PlanRequest, PlanResult> {
  return new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' });
}

let kept: PlanQuestion | undefined;
/** The same question until something changes that the plan rests on: a note on a card is no reason to plan anew. */
const keep = (question: PlanQuestion) => (kept = replaceEqualDeep(kept, question));

/** The best plan for what the member holds, off the page's thread, and anew whenever that changes. */
export function usePlan(search: WhatNextSearch) {
  const { inputs } = useHeldWallet();
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const trackers = useSpentTrackers();
  const { book, history, own } = useRulesAndHistory();
  const { obstacleOf } = useObstacles();
  const { data: changes } = useSuspenseQuery(productChanges.query());
  const { data: refunds } = useSuspenseQuery(feeRefunds.query());
  const feeTerms = useMemo(
    () => toFeeTerms(memberCards, inputs.rows.cards, refunds, inputs.date),
    [memberCards, inputs, refunds],
  );
  const question = useMemo(() => {
    const mayPropose: Parameters<typeof toPlanQuestion>[0]['mayPropose'] = (card) =>
      obstacleOf(card) === null;
    // A product that is closed to applicants can still be had by a change.
    const mayBecome: typeof mayPropose = (card) => mayPropose({ ...card, opened_to_new: true });
    return keep(
      toPlanQuestion({
        inputs,
        memberCards,
        own,
        trackers,
        book,
        history,
        mayPropose,
        feeTerms,
        changes,
        mayBecome,
        search,
      }),
    );
  }, [inputs, memberCards, own, trackers, book, history, obstacleOf, feeTerms, changes, search]);
  const { asked, state: known, start, stop } = useSearch(createWorker, PATIENCE_MS);
  useEffect(() => {
    start({ question });
  }, [start, question]);
  // A plan for what was held before may name a card that is not there any more.
  const state: typeof known =
    asked?.question === question ? known : { kind: 'running', result: null };
  const settled = state.kind === 'done' ? state.result.tenures : null;
  const reasons = useReasons(
    useMemo(() => (settled ? { question, tenures: settled } : null), [question, settled]),
  );
  const undated = useMemo(() => listUndated(own, inputs.date), [own, inputs.date]);
  const facts: PlanFacts = { question, book, history, undated, feeTerms, trackers };
  return { inputs, memberCards, facts, reasons, state, start, stop };
}
