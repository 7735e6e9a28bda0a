import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store.ts';
import { cardsOf } from './sort-rows.ts';
import { createWalletCard } from './create-rows.ts';
import { walletEdits } from './mutations.ts';
import { walletCardsQuery } from './queries.ts';
import type { Wallet, WalletCard } from './schema.ts';

/** Changes of the cards of one wallet, each refused where another tab has changed them since they were shown. */
export function useWalletCards(wallet: Pick<Wallet, 'id'>) {
  const client = useQueryClient();
  const arrange = useMutation(walletEdits.arranging);
  /** Read when the change is made: undo may be pressed much later. */
  const shown = () => cardsOf(client.getQueryData(walletCardsQuery().queryKey) ?? [], wallet.id);

  return {
    add: (creditCardId: number) => {
      const seen = shown();
      const card = createWalletCard(wallet.id, creditCardId, seen.length);
      arrange.mutate({ wallet, seen, wanted: [...seen, card] });
    },
    order: (wanted: readonly WalletCard[]) => {
      arrange.mutate({ wallet, seen: shown(), wanted });
    },
    takeOut: async ({ id }: WalletCard, name: string) => {
      const seen = shown();
      const index = seen.findIndex((card) => card.id === id);
      const taken = seen[index];
      if (!taken) return;
      const saved = await arrange
        .mutateAsync({ wallet, seen, wanted: seen.toSpliced(index, 1) })
        .catch(() => null);
      if (saved === null) return;
      const undo = () => {
        const now = shown();
        arrange.mutate({ wallet, seen: now, wanted: now.toSpliced(index, 0, taken) });
      };
      toast({ title: `${name} taken out`, action: { label: 'Undo', onPress: undo } });
    },
  };
}
