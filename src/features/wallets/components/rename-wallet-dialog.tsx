import { type SubmitEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { useRenameWallet } from '../mutations.ts';
import type { Wallet } from '../schema.ts';

type RenameWalletDialogProps = { wallet: Wallet; onClose: () => void };

export function RenameWalletDialog({ wallet, onClose }: RenameWalletDialogProps) {
  const [name, setName] = useState(wallet.name);
  const [error, setError] = useState<string>();
  const rename = useRenameWallet();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') {
      setError('A wallet needs a name.');
      return;
    }
    rename.mutate(
      { wallet, name: trimmed },
      {
        onSuccess: (outcome) => {
          if (outcome.kind === 'saved') onClose();
          else setError('It was changed in another tab; close this and look again.');
        },
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Rename wallet</DialogTitle>
          <DialogDescription>A name that tells your wallets apart.</DialogDescription>
        </DialogHeader>
        <form onSubmit={submit} noValidate className="grid gap-4">
          <Field label="Name" error={error}>
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={100}
                autoFocus
                onChange={(event) => {
                  setName(event.target.value);
                }}
              />
            )}
          </Field>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" isLoading={rename.isPending}>
              Rename
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
