import { useMutation } from '@tanstack/react-query';
import { CardArt } from '@/components/card-art.tsx';
import { SortableList } from '@/components/sortable-list.tsx';
import { formatWholeDollars } from '@/lib/format.ts';
import { walletEdits } from '../mutations.ts';
import type { ValuedWallet } from '../value-wallets.ts';

type WalletOrderProps = {
  wallets: readonly ValuedWallet[];
  issuerOf: (companyId: number) => string;
};

const mostShown = 5;

export function WalletOrder({ wallets, issuerOf }: WalletOrderProps) {
  const arrange = useMutation(walletEdits.orderingWallets);
  return (
    <section aria-label="Order of my wallets" className="border-foreground border-t">
      <SortableList
        items={wallets}
        keyOf={({ wallet }) => wallet.id}
        nameOf={({ wallet }) => wallet.name}
        onOrder={(ordered) =>
          arrange.mutate({
            seen: wallets.map(({ wallet }) => wallet),
            wanted: ordered.map(({ wallet }) => wallet),
          })
        }
        className="divide-y"
        itemClassName="flex items-center gap-3 py-2"
      >
        {({ wallet, members, value }) => (
          <>
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-medium">{wallet.name}</span>
              <span className="text-muted-foreground text-sm">
                {formatWholeDollars(value.netCents)} a year
              </span>
            </span>
            <span aria-hidden className="hidden gap-1 sm:flex">
              {members.slice(0, mostShown).map(({ walletCard, card }) => (
                <CardArt
                  key={walletCard.id}
                  card={card}
                  issuer={issuerOf(card.company_id)}
                  className="w-8"
                />
              ))}
            </span>
          </>
        )}
      </SortableList>
    </section>
  );
}
