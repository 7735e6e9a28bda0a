import { useMutation } from '@tanstack/react-query';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionsMenu } from '@/components/actions-menu.tsx';
import { OnNeed } from '@/components/on-need.tsx';
import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { createPart } from '@/lib/part.ts';
import { createWallet, createWalletCard } from '../create-rows.ts';
import { walletEdits } from '../mutations.ts';
import type { ValuedWallet } from '../value-wallets.ts';

const renameDialog = createPart(
  async () => (await import('./rename-wallet-dialog.tsx')).RenameWalletDialog,
);

export function WalletMenu({ entry }: { entry: ValuedWallet }) {
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
