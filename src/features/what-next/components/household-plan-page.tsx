import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Account } from '@/features/eligibility/schema.ts';
import { memberCardsQuery } from '@/features/member-cards/queries.ts';
import { peopleQuery } from '@/features/people/queries.ts';
import type { DoStep, WhatNextSearch } from '../schema.ts';
import { HouseholdPlan } from './household-plan.tsx';

type HouseholdPlanPageProps = {
  search: WhatNextSearch;
  doStep: DoStep;
  /** The page for the member, where there is nobody else. */
  alone: ReactNode;
};

/** Stands for the member among all whose cards they keep. */
const ME = 'me';

/** One plan for everybody of the household. */
export function HouseholdPlanPage({ search, doStep, alone }: HouseholdPlanPageProps) {
  const { data: people } = useSuspenseQuery(peopleQuery());
  const { data: cards } = useSuspenseQuery(memberCardsQuery());
  const accounts = useMemo((): readonly Account[] => {
    return [{ id: ME, name: null, cards, people }];
  }, [cards, people]);
  if (people.every(({ kind }) => kind === 'business')) return alone;
  return <HouseholdPlan search={search} doStep={doStep} accounts={accounts} />;
}
