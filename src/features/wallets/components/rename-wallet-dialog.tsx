import { useMutation } from '@tanstack/react-query';
import { RenameDialog } from '@/components/rename-dialog.tsx';
import { CHANGED_MEANWHILE } from '@/components/report-stale.ts';
import { useCloseWhenWaiting } from '@/components/use-close-when-waiting.ts';
import { walletEdits } from '../mutations.ts';
import type { Wallet } from '../schema.ts';

type RenameWalletDialogProps = { wallet: Wallet; onClose: () => void };

export function RenameWalletDialog({ wallet, onClose }: RenameWalletDialogProps) {
  const rename = useMutation(walletEdits.renamingWallet);
  useCloseWhenWaiting(rename, onClose);
  return (
    <RenameDialog
      kind="wallet"
      description="A name to tell your wallets apart."
      record={wallet}
      isSaving={rename.isPending}
      onRename={(name, base, fail) =>
        rename.mutate(
          { base, values: { name }, isForm: true },
          {
            onSuccess: (outcome) => {
              if (outcome.kind === 'saved') onClose();
              else fail(CHANGED_MEANWHILE);
            },
          },
        )
      }
      onClose={onClose}
    />
  );
}
