import { RenameDialog } from '@/components/rename-dialog.tsx';
import { useCloseWhenWaiting } from '@/components/use-close-when-waiting.ts';
import { useRenameWallet } from '../mutations.ts';
import type { Wallet } from '../schema.ts';

type RenameWalletDialogProps = { wallet: Wallet; onClose: () => void };

export function RenameWalletDialog({ wallet, onClose }: RenameWalletDialogProps) {
  const rename = useRenameWallet();
  useCloseWhenWaiting(rename, onClose);
  return (
    <RenameDialog
      kind="wallet"
      description="A name that tells your wallets apart."
      name={wallet.name}
      isSaving={rename.isPending}
      onRename={(name, fail) => {
        rename.mutate(
          { wallet, name },
          {
            onSuccess: (outcome) => {
              if (outcome.kind === 'saved') onClose();
              else fail('It was changed in another tab; close this and look again.');
            },
          },
        );
      }}
      onClose={onClose}
    />
  );
}
