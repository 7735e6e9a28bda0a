import { FirstProfile } from '@/features/mine/annual-spending/components/first-profile.tsx';
import { useChooseProfile } from '@/features/account/current-user/use-own-choices.ts';

export function FirstSpending() {
  return <FirstProfile onCreated={useChooseProfile()} />;
}
