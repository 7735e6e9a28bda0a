import { useMutation } from '@tanstack/react-query';
import { Copy, Pencil, Share2, Sparkles, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionsMenu } from '@/components/actions-menu.tsx';
import { CardArt } from '@/components/card-art.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { OnNeed } from '@/components/on-need.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { WalletStack } from '@/components/wallet-stack.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Section, SectionContent, SectionFooter, SectionHeader } from '@/components/section.tsx';
import { Combobox } from '@/components/ui/combobox.tsx';
import { isOfOthers } from '@/features/catalog/facts/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { createPart } from '@/lib/part.ts';
import { shownParts } from '@/lib/shown-sums.ts';
import { createWallet, createWalletCard, walletEdits } from '../mutations.ts';
import type { ValuedWallet } from '../value-wallets.ts';
import { useWalletCards, WalletMembers } from './wallet-members.tsx';

const renameDialog = createPart(
  async () => (await import('./rename-wallet-dialog.tsx')).RenameWalletDialog,
);

function WalletMenu({ entry, onShare }: Pick<WalletPanelProps, 'entry' | 'onShare'>) {
  const [isRenaming, setRenaming] = useState(false);
  const add = useMutation(walletEdits.addingWallet);
  const remove = useMutation(walletEdits.removingWallet);
  const { wallet, members } = entry;
  const cards = members.map(({ walletCard }) => walletCard);

  const duplicate = () => {
    const name = `${wallet.name} (copy)`.slice(0, 100);
    const copy = createWallet(name, wallet.position);
    const copies = cards.map((card) =>
      createWalletCard(copy.id, card.credit_card_id, card.position, card.member_card_id),
    );
    add.mutate({ wallet: copy, cards: copies });
  };

  const removeWallet = async () => {
    const removed = await remove.mutateAsync({ wallet, cards }).catch(() => null);
    if (removed === null) return;
    const undo = () => {
      add.mutate({ wallet, cards });
    };
    toast({ title: `“${wallet.name}” deleted`, action: { label: 'Undo', onPress: undo } });
  };

  return (
    <>
      <ActionsMenu subject={wallet.name}>
        <DropdownMenuItem onSelect={() => setRenaming(true)}>
          <Pencil aria-hidden /> Rename
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={duplicate}>
          <Copy aria-hidden /> Duplicate
        </DropdownMenuItem>
        {cards.length > 0 && (
          <DropdownMenuItem onSelect={onShare}>
            <Share2 aria-hidden /> Share
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void removeWallet()} className="text-destructive">
          <Trash2 aria-hidden /> Delete
        </DropdownMenuItem>
      </ActionsMenu>
      <OnNeed
        part={renameDialog}
        shown={isRenaming ? { wallet, onClose: () => setRenaming(false) } : null}
      />
    </>
  );
}

type WalletPanelProps = {
  entry: ValuedWallet;
  inputs: ValuationInputs;
  onOptimize: () => void;
  onShare: () => void;
};

export function WalletPanel({ entry, inputs, onOptimize, onShare }: WalletPanelProps) {
  const { wallet, members, value } = entry;
  const cards = useWalletCards(wallet);
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  const [rewards = 0, credits = 0, fees = 0, costs = 0] = shownParts([
    value.rewardsCents,
    value.creditsCents,
    0 - value.feesCents,
    0 - value.costsCents,
  ]);
  const sums = [
    ['Rewards', rewards],
    ['credits', credits],
    ['fees', 0 - fees],
    ...(value.costsCents > 0 ? [['payment costs', 0 - costs] as const] : []),
  ] as const;
  return (
    <Section aria-label={`Wallet ${wallet.name}`}>
      <SectionHeader>
        <div className="grid min-w-0 gap-0.5">
          <h2 className="font-semibold">{wallet.name}</h2>
          <p className="text-muted-foreground text-sm">
            {sums.map(([label, cents], index) => (
              <span key={label}>
                {index > 0 && ' · '}
                <span className="whitespace-nowrap">
                  {label} {formatWholeDollars(cents)}
                </span>
              </span>
            ))}
          </p>
        </div>
        <div className="flex items-center justify-between gap-2 max-sm:w-full">
          <LedgerDialog
            figure={`${formatWholeDollars(value.netCents)} a year`}
            title={`Net value of ${wallet.name} in a year`}
            description="Your spending, divided among these cards so that it earns the most."
            className="text-lg font-semibold"
          >
            <LedgerLines lines={value.lines} names={inputs.names} showCards />
          </LedgerDialog>
          <WalletMenu entry={entry} onShare={onShare} />
        </div>
      </SectionHeader>
      <SectionContent className="p-0">
        {members.length === 0 ? (
          <p className="text-muted-foreground py-3">No cards in it yet: add the first one below.</p>
        ) : (
          <div className="sm:grid sm:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)]">
            <WalletStack
              cards={members.map(({ walletCard, card }) => ({
                id: walletCard.id,
                card,
                issuer: issuers.get(card.company_id) ?? '',
              }))}
              className="py-3 pr-6 max-sm:mx-auto max-sm:max-w-64 max-sm:pr-0"
            />
            <WalletMembers entry={entry} inputs={inputs} issuerOf={(id) => issuers.get(id) ?? ''} />
          </div>
        )}
      </SectionContent>
      <SectionFooter className="flex flex-wrap gap-2">
        <Combobox
          label={`Add a card to ${wallet.name}`}
          placeholder="Add a card"
          value={undefined}
          className="min-w-56 flex-1"
          options={inputs.rows.cards
            .filter((card) => !isOfOthers(card))
            .toSorted((a, b) => a.name.localeCompare(b.name))
            .map((card) => ({
              value: card.slug,
              label: card.name,
              keywords: issuers.get(card.company_id) ?? '',
              adornment: (
                <CardArt card={card} issuer={issuers.get(card.company_id) ?? ''} className="w-8" />
              ),
            }))}
          onValueChange={(slug) => cards.add(inputs.cardRowOf(slug).id)}
        />
        <Button variant="outline" onClick={onOptimize}>
          <Sparkles aria-hidden /> Find a better set
        </Button>
      </SectionFooter>
    </Section>
  );
}
