import { useSuspenseQuery } from '@tanstack/react-query';
import { FirstProfile } from '@/features/mine/annual-spending/components/first-profile.tsx';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { useChooseProfile } from '@/features/account/current-user/use-own-choices.ts';

export function FirstSpending() {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  return (
    <FirstProfile selectedId={user.selectedAnnualSpendingProfileId} onChosen={useChooseProfile()} />
  );
}
