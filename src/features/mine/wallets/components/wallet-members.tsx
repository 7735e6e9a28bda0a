import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { SortableList } from '@/components/sortable-list.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { LedgerSection } from '@/components/ledger-section.tsx';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import { cardsOf, createWalletCard, walletEdits } from '../mutations.ts';
import { walletCardsQuery } from '../queries.ts';
import type { Wallet, WalletCard } from '../schema.ts';
import type { ValuedWallet } from '../value-wallets.ts';

type MarginalFigureProps = {
  name: string;
  wholeCents: number;
  /** The wallet without the card. */
  without: WalletValue;
  names: LedgerNames;
};

function MarginalFigure({ name, wholeCents, without, names }: MarginalFigureProps) {
  return (
    <LedgerDialog
      figure={formatWholeDollars(Math.abs(wholeCents - without.netCents))}
      title={`The wallet without ${name}`}
      description="Its spending moves to the other cards."
      className="font-medium"
    >
      <LedgerSection
        title="Lost in a year"
        rows={[
          { key: 'whole', label: 'The wallet', detail: 'net value', valueCents: wholeCents },
          {
            key: 'without',
            label: `Without ${name}`,
            detail: 'net value',
            valueCents: 0 - without.netCents,
          },
        ]}
      />
      <details>
        <summary className="text-primary w-fit cursor-pointer py-1 font-medium">
          Without it: every line
        </summary>
        <div className="pt-2">
          <LedgerLines lines={without.lines} names={names} showCards />
        </div>
      </details>
    </LedgerDialog>
  );
}

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

type WalletMembersProps = {
  entry: ValuedWallet;
  inputs: ValuationInputs;
  issuerOf: (companyId: number) => string;
};

export function WalletMembers({ entry, inputs, issuerOf }: WalletMembersProps) {
  const { wallet, members, value } = entry;
  const cards = useWalletCards(wallet);

  return (
    <SortableList
      items={members}
      keyOf={({ walletCard }) => walletCard.id}
      nameOf={({ card }) => card.name}
      onOrder={(ordered) => cards.order(ordered.map(({ walletCard }) => walletCard))}
      className="divide-y"
      itemClassName="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5"
      actions={(member) => (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Take ${member.card.name} out`}
          onClick={() => void cards.takeOut(member.walletCard, member.card.name)}
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
            <span>
              {formatAnnualFee(member.card.annual_fee_cents)}
              {member.card.annual_fee_cents > 0 && ' a year'}
            </span>
          </CardIdentity>
          <span className="ml-auto text-right">
            <MarginalFigure
              name={member.card.name}
              wholeCents={value.netCents}
              without={member.without}
              names={inputs.names}
            />
            <span className="text-muted-foreground block text-xs">
              {value.netCents < member.without.netCents ? 'you’d save' : 'you’d lose'} without it
            </span>
          </span>
        </>
      )}
    </SortableList>
  );
}
