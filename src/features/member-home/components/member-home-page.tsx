import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/page-header.tsx';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { useHeldWallet } from '@/features/member-cards/queries.ts';
import { listSuggestions } from '../list-suggestions.ts';
import type { RankedCard } from '../schema.ts';
import { HeldCards } from './held-cards.tsx';
import { NextSteps } from './next-steps.tsx';
import { Suggestions } from './suggestions.tsx';

type MemberHomePageProps = {
  ranking: readonly RankedCard[];
  /** The wallet in figures; shown once there are cards. */
  stats: ReactNode;
  preferenceChoice: ReactNode;
};

export function MemberHomePage({ ranking, stats, preferenceChoice }: MemberHomePageProps) {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { entries, held, inputs } = useHeldWallet();
  const heldIds = new Set(
    entries.flatMap(({ memberCard, card }) => (memberCard.status === 'held' ? [card.id] : [])),
  );
  const progress = {
    hasPreference: user.newUserWizard.redemptionPreferenceCompleted,
    hasCards: held.length > 0,
    hasSpending: inputs.profile !== null && Object.keys(inputs.spending).length > 0,
  };
  return (
    <>
      <PageHeader
        title={user.name === null ? 'Welcome' : `Hello, ${user.name}`}
        description={
          inputs.profile === null
            ? undefined
            : `All figures are for “${inputs.profile.name}”, in a year like any other.`
        }
      />
      <div className="grid gap-6">
        <NextSteps progress={progress} preferenceChoice={preferenceChoice} />
        {progress.hasCards && stats}
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <HeldCards />
          {progress.hasSpending && (
            <Suggestions cards={listSuggestions(ranking, heldIds)} names={inputs.names} />
          )}
        </div>
      </div>
    </>
  );
}
