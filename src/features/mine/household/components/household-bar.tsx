import { useHasShared } from '../queries.ts';
import type { ShareKind } from '../schema.ts';
import { HouseholdChoice } from './household-choice.tsx';

/** Switch to include what other household members share; renders nothing if nobody shares this kind. */
export function HouseholdBar({ kind }: { kind: ShareKind }) {
  return useHasShared(kind) ? <HouseholdChoice /> : null;
}
