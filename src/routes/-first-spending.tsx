import { FirstProfile } from '@/features/annual-spending/components/first-profile.tsx';
import { useChooseProfile } from '@/features/current-user/use-choose-profile.ts';

export function FirstSpending() {
  return <FirstProfile onCreated={useChooseProfile()} />;
}
