import { RecordDialog } from '@/components/record-edits/record-dialog.tsx';
import { walletEdits } from '../mutations.ts';
import { type Wallet, walletName } from '../schema.ts';

type RenameWalletDialogProps = { wallet: Wallet; onClose: () => void };

export function RenameWalletDialog({ wallet, onClose }: RenameWalletDialogProps) {
  return (
    <RecordDialog
      title="Rename wallet"
      description="A name to tell your wallets apart."
      saveLabel="Rename"
      subject="The wallet"
      form={{ fields: [walletName] }}
      record={wallet}
      current={wallet}
      edits={{ updating: walletEdits.renamingWallet }}
      onClose={onClose}
      draftName={`rename/wallet/${wallet.name}`}
    >
      {({ input }) => input(walletName)}
    </RecordDialog>
  );
}
