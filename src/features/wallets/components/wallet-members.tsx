import { X } from 'lucide-react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { SortableList } from '@/components/sortable-list.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { formatAnnualFee } from '@/lib/format.ts';
import { useAddWalletCard, useArrangeWalletCards, useRemoveWalletCard } from '../mutations.ts';
import type { ValuedWallet, WalletMember } from '../value-wallets.ts';
import { MarginalFigure } from './marginal-figure.tsx';

type WalletMembersProps = {
  entry: ValuedWallet;
  inputs: ValuationInputs;
  issuerOf: (companyId: number) => string;
};

/** The cards of a wallet, put in order by dragging or with the arrows. */
export function WalletMembers({ entry, inputs, issuerOf }: WalletMembersProps) {
  const { wallet, members, value } = entry;
  const arrange = useArrangeWalletCards();
  const add = useAddWalletCard();
  const remove = useRemoveWalletCard();
  const rowsOf = (some: readonly WalletMember[]) => some.map(({ walletCard }) => walletCard);

  const removeCard = async ({ walletCard, card }: WalletMember) => {
    const outcome = await remove.mutateAsync(walletCard).catch(() => 'reported' as const);
    if (outcome === 'reported') return;
    const undo = () => {
      add.mutate(walletCard);
    };
    toast({ title: `${card.name} taken out`, action: { label: 'Undo', onPress: undo } });
  };

  return (
    <SortableList
      items={members}
      keyOf={({ walletCard }) => walletCard.id}
      nameOf={({ card }) => card.name}
      onOrder={(ordered) => {
        arrange.mutate({ wallet, seen: rowsOf(members), wanted: rowsOf(ordered) });
      }}
      className="divide-y"
      itemClassName="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5"
      actions={(member) => (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Take ${member.card.name} out`}
          onClick={() => void removeCard(member)}
        >
          <X aria-hidden />
        </Button>
      )}
    >
      {(member) => (
        <>
          <CardIdentity
            card={member.card}
            issuer={issuerOf(member.card.company_id)}
            className="min-w-40 flex-1"
          >
            <span>{formatAnnualFee(member.card.annual_fee_cents)}</span>
          </CardIdentity>
          <span className="ml-auto text-right">
            <MarginalFigure
              name={member.card.name}
              wholeCents={value.netCents}
              without={member.without}
              names={inputs.names}
            />
            <span className="text-muted-foreground block text-xs">lost without it</span>
          </span>
        </>
      )}
    </SortableList>
  );
}
