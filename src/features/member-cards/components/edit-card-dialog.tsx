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
import { toast } from '@/components/ui/toast-store.ts';
import { type CardFormErrors, parseCardForm } from '../card-form.ts';
import type { HeldEntry } from '../held-wallet.ts';
import { nameOf } from '../list-entries.ts';
import { useUpdateMemberCard } from '../mutations.ts';
import { CardFields } from './card-fields.tsx';

type EditCardDialogProps = { entry: HeldEntry; onClose: () => void };

/**
 * Edits one card. Its values stay as typed when the card was changed elsewhere meanwhile: saving again
 * then writes them over the newer version, knowingly.
 */
export function EditCardDialog({ entry, onClose }: EditCardDialogProps) {
  const update = useUpdateMemberCard();
  const [errors, setErrors] = useState<CardFormErrors>({});
  const [base, setBase] = useState(entry.memberCard);
  const [isStale, setStale] = useState(false);
  const name = nameOf(entry);

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const parsed = parseCardForm(new FormData(event.currentTarget));
    if (parsed.kind === 'errors') {
      setErrors(parsed.errors);
      return;
    }
    setErrors({});
    const card = isStale ? entry.memberCard : base;
    update.mutate(
      { card, values: parsed.values },
      {
        onSuccess: (outcome) => {
          if (outcome.kind === 'stale') {
            setStale(true);
            return;
          }
          setBase(outcome.row);
          toast({ title: `${name} saved`, tone: 'success' });
          onClose();
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
          <DialogTitle>{name}</DialogTitle>
          <DialogDescription>{entry.card.name}</DialogDescription>
        </DialogHeader>
        {isStale && (
          <p role="alert" className="bg-caution-soft text-caution rounded-md p-3 text-sm">
            This card was changed in another tab meanwhile. Nothing was overwritten; save again to
            put your values in place of the newer ones.
          </p>
        )}
        <form onSubmit={save} noValidate className="grid gap-4">
          <CardFields memberCard={base} card={entry.card} errors={errors} />
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" isLoading={update.isPending}>
              {isStale ? 'Save over the newer version' : 'Save'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
