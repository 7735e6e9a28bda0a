import { toast } from '@/components/ui/toast-store.ts';
import { useRemoveMemberCard, useRestoreMemberCard } from './mutations.ts';
import type { MemberCard } from './schema.ts';

/** Removes a card; the message that tells of it can bring it back with all that belonged to it. */
export function useTakeOutCard() {
  const remove = useRemoveMemberCard();
  const restore = useRestoreMemberCard();

  return async (card: MemberCard, name: string) => {
    // The row is gone before the answer comes: only the promise still tells of it.
    const removed = await remove.mutateAsync(card).catch(() => null);
    if (removed === null) return;
    const undo = () => {
      restore.mutate({ card, removed });
    };
    toast({ title: `${name} removed`, action: { label: 'Undo', onPress: undo } });
  };
}
