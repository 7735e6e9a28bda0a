import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store.ts';
import { type OwnRate, ownRateEdits } from './mutations.ts';

/** Removes an own rate; its toast offers undo. */
export function useRemoveOwnRate() {
  const remove = useMutation(ownRateEdits.removing);
  const restore = useMutation(ownRateEdits.adding);
  return (rate: OwnRate) => {
    const undo = () => {
      restore.mutate({ ...rate, revision: 1 });
    };
    remove.mutate(rate);
    toast({ title: 'Back to the issuer’s rate', action: { label: 'Undo', onPress: undo } });
  };
}
