import { useHasShared } from '../queries.ts';
import type { ShareKind } from '../schema.ts';
import { HouseholdChoice } from './household-choice.tsx';

/** Whether the page shows what the others share as well; nothing where nobody shares it. */
export function HouseholdBar({ kind }: { kind: ShareKind }) {
  return useHasShared(kind) ? <HouseholdChoice /> : null;
}
