import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import type { Account, ListApplicants } from '@/features/mine/eligibility/schema.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';
import { peopleQuery } from '@/features/mine/people/queries.ts';
import type { Spender } from '../join-spending.ts';
import type { DoStep, WhatNextSearch } from '../schema.ts';
import { HouseholdPlan } from './household-plan.tsx';

type HouseholdPlanPageProps = {
  search: WhatNextSearch;
  doStep: DoStep;
  shared: {
    accounts: readonly Account[];
    spenders: readonly Spender[];
    isLoading: boolean;
    isFailed: boolean;
    retry: () => void;
  };
  listApplicants: ListApplicants;
  /** The member's own page, if there is nobody else. */
  alone: ReactNode;
};

/** Id of the member among the people of the account. */
const ME = 'me';

export function HouseholdPlanPage(props: HouseholdPlanPageProps) {
  const { search, doStep, shared, listApplicants, alone } = props;
  const { data: people } = useSuspenseQuery(peopleQuery());
  const { data: cards } = useSuspenseQuery(memberCardsQuery());
  const { accounts: others, spenders, isLoading, isFailed, retry } = shared;
  const accounts = useMemo((): readonly Account[] => {
    return [{ id: ME, name: null, cards, people }, ...others];
  }, [cards, people, others]);
  const header = (
    <PageHeader
      title="What next"
      description="Which card to open in which month, what to keep, and what to close before its fee: calculated on this device from your cards, your spending and the issuers’ rules."
    />
  );
  if (isFailed) {
    return (
      <>
        {header}
        <ErrorState title="What the others share could not be loaded" onRetry={retry} />
      </>
    );
  }
  if (isLoading) {
    return (
      <>
        {header}
        <ListSkeleton label="Loading what the others share" />
      </>
    );
  }
  if (others.length === 0 && people.every(({ kind }) => kind === 'business')) return alone;
  return (
    <HouseholdPlan
      header={header}
      search={search}
      doStep={doStep}
      accounts={accounts}
      spenders={spenders}
      listApplicants={listApplicants}
    />
  );
}
