import { useMutation } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store.ts';
import type { HeldCard } from '@/domain/rewards/problem.ts';
import { useHoldings } from '@/features/member-cards/queries.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { createWalletCard } from './create-rows.ts';
import { walletEdits } from './mutations.ts';
import type { WalletCard } from './schema.ts';
import type { ValuedWallet } from './value-wallets.ts';

/** Replaces cards of a wallet; its toast offers undo. */
export function useExchange() {
  const { inputs, held } = useHoldings();
  const arrange = useMutation(walletEdits.arranging);

  return ({ wallet, members }: ValuedWallet, after: readonly HeldCard[], gainCents: number) => {
    const seen = members.map(({ walletCard }) => walletCard);
    const own = new Map(seen.map((row) => [row.id, row]));
    const heldIds = new Set(held.map(({ id }) => id));
    const wanted = after.map((card, position): WalletCard => {
      const memberCardId = heldIds.has(card.id) ? card.id : null;
      return (
        own.get(card.id) ??
        createWalletCard(wallet.id, inputs.cardRowOf(card.card).id, position, memberCardId)
      );
    });
    arrange.mutate(
      { wallet, seen, wanted },
      {
        onSuccess: ({ cards }) => {
          const undo = () => {
            arrange.mutate({ wallet, seen: cards, wanted: seen });
          };
          toast({
            title: `${wallet.name} brings ${formatWholeDollars(gainCents)} more a year`,
            tone: 'success',
            action: { label: 'Undo', onPress: undo },
          });
        },
      },
    );
  };
}
