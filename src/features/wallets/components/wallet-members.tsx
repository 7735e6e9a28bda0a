import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { useState } from 'react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { cn } from '@/lib/class-names.ts';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import { useAddWalletCard, useOrderWalletCards, useRemoveWalletCard } from '../mutations.ts';
import type { WalletMember } from '../value-wallets.ts';

type WalletMembersProps = {
  members: readonly WalletMember[];
  issuerOf: (companyId: number) => string;
};

/** The cards of a wallet, put in order by dragging or with the arrows. */
export function WalletMembers({ members, issuerOf }: WalletMembersProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const order = useOrderWalletCards();
  const add = useAddWalletCard();
  const remove = useRemoveWalletCard();
  const rows = members.map(({ walletCard }) => walletCard);

  const move = (from: number, to: number) => {
    const [row] = rows.slice(from, from + 1);
    if (row === undefined || to < 0 || to >= rows.length || to === from) return;
    order.mutate(rows.toSpliced(from, 1).toSpliced(to, 0, row));
  };

  const removeCard = async ({ walletCard, card }: WalletMember) => {
    const outcome = await remove.mutateAsync(walletCard).catch(() => 'reported' as const);
    if (outcome === 'reported') return;
    const undo = () => {
      add.mutate(walletCard);
    };
    toast({ title: `${card.name} taken out`, action: { label: 'Undo', onPress: undo } });
  };

  return (
    <ol className="divide-y">
      {members.map((member, index) => (
        <li
          key={member.walletCard.id}
          draggable
          onDragStart={() => {
            setDragged(index);
          }}
          onDragOver={(event) => {
            event.preventDefault();
          }}
          onDrop={() => {
            if (dragged !== null) move(dragged, index);
            setDragged(null);
          }}
          onDragEnd={() => {
            setDragged(null);
          }}
          className={cn(
            'flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5',
            dragged === index && 'opacity-50',
          )}
        >
          <GripVertical aria-hidden className="text-muted-foreground size-4 cursor-grab" />
          <CardIdentity
            card={member.card}
            issuer={issuerOf(member.card.company_id)}
            className="min-w-40 flex-1"
          >
            <span>{formatAnnualFee(member.card.annual_fee_cents)}</span>
          </CardIdentity>
          <span className="ml-auto text-right">
            <span className="font-medium">{formatWholeDollars(member.marginalCents)}</span>
            <span className="text-muted-foreground block text-xs">lost without it</span>
          </span>
          <span className="flex">
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Move ${member.card.name} up`}
              disabled={index === 0}
              onClick={() => {
                move(index, index - 1);
              }}
            >
              <ArrowUp aria-hidden />
            </Button>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Move ${member.card.name} down`}
              disabled={index === members.length - 1}
              onClick={() => {
                move(index, index + 1);
              }}
            >
              <ArrowDown aria-hidden />
            </Button>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Take ${member.card.name} out`}
              onClick={() => void removeCard(member)}
            >
              <X aria-hidden />
            </Button>
          </span>
        </li>
      ))}
    </ol>
  );
}
