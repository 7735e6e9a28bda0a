import { dismissToast, toast } from '@/components/ui/toast-store.ts';
import type { MyBenefit } from './to-entries.ts';
import { useSetBenefitUse } from './use-benefit-uses.ts';

/** Marks the rest of the current period as used; the toast offers Undo. */
export function useMarkUsed() {
  const setUse = useSetBenefitUse();
  return async (entry: MyBenefit): Promise<void> => {
    const { status, row } = entry;
    if (status.kind !== 'current') return;
    const { usedCents, totalCents } = status;
    const saving = setUse(entry, totalCents);
    const toastId = toast({
      title: `${row.name} is used`,
      action: { label: 'Undo', onPress: () => void setUse(entry, usedCents) },
    });
    if (!(await saving)) dismissToast(toastId);
  };
}
