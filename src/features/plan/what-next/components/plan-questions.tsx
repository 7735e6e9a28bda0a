import { useEffect, useMemo } from 'react';
import { OpenNeeds } from '@/components/open-needs.tsx';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatCount } from '@/lib/format.ts';
import { useSearch } from '@/lib/search/use-search.ts';
import { shownDifference } from '@/lib/shown-sums.ts';
import type { PlanParts } from '../schema.ts';
import { createWorker } from '../use-plan-search.ts';

/** A stopped search still names a better plan. */
const PATIENCE_MS = 10_000;

type PlanQuestionsProps = {
  inputs: ValuationInputs;
  question: PlanQuestion;
  plan: PlanParts;
  /** The question if the member had all that cards ask for. */
  askWider: () => PlanQuestion;
};

/** The questions whose answers would change the plan; nothing if none would. */
export function PlanQuestions({ inputs, question, plan, askWider }: PlanQuestionsProps) {
  const { asked, state, start } = useSearch(createWorker, PATIENCE_MS);
  const request = useMemo(() => ({ question: askWider() }), [askWider]);
  useEffect(() => {
    start(request);
  }, [start, request]);
  const wider = asked === request && state.kind === 'done' ? state.result.plan : null;
  if (!wider) return null;
  const known = new Set(question.catalog.cards.map(({ slug }) => slug));
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  const opened = wider.steps.flatMap(({ action, card }) => (action === 'open' ? [card] : []));
  return (
    <OpenNeeds
      cards={opened.filter((slug) => !known.has(slug)).map((slug) => inputs.cardRowOf(slug))}
      moreCents={shownDifference(wider.netCents, plan.netCents)}
      during={`over ${formatCount(question.horizonMonths, 'month')}`}
      nameOfIssuer={(id) => issuers.get(id) ?? ''}
    />
  );
}
