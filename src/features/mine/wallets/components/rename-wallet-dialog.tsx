import { RenameDialog } from '@/components/rename-dialog.tsx';
import { walletEdits } from '../mutations.ts';
import type { Wallet } from '../schema.ts';

type RenameWalletDialogProps = { wallet: Wallet; onClose: () => void };

export function RenameWalletDialog({ wallet, onClose }: RenameWalletDialogProps) {
  return (
    <RenameDialog
      kind="wallet"
      description="A name to tell your wallets apart."
      record={wallet}
      renaming={walletEdits.renamingWallet}
      onClose={onClose}
    />
  );
}
