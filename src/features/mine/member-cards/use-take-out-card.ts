import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store.ts';
import { memberCardEdits } from './mutations.ts';
import type { MemberCard } from './schema.ts';

/** Removes a card; the message can restore it with all its data. */
export function useTakeOutCard() {
  const remove = useMutation(memberCardEdits.removing);
  const restore = useMutation(memberCardEdits.restoring);

  return async (card: MemberCard, name: string) => {
    // The row disappears before the answer arrives: only the promise reports it.
    const removed = await remove.mutateAsync(card).catch(() => null);
    if (removed === null) return;
    const undo = () => {
      restore.mutate({ card, removed });
    };
    toast({ title: `${name} removed`, action: { label: 'Undo', onPress: undo } });
  };
}
