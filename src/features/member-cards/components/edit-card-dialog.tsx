import { type SubmitEvent, useState } from 'react';
import { RecordEditsNotice } from '@/components/record-edits/record-edits-notice.tsx';
import { useRecordEdits } from '@/components/record-edits/use-record-edits.ts';
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
import { cardFormFields, cardFormLabels, describeCardField } from '../describe-card-field.ts';
import type { HeldEntry } from '../held-wallet.ts';
import { nameOf } from '../list-entries.ts';
import { useUpdateMemberCard } from '../mutations.ts';
import { CardFields } from './card-fields.tsx';

type EditCardDialogProps = { entry: HeldEntry; onClose: () => void };

/**
 * Edits one card. What is typed stays as typed when the card changes elsewhere meanwhile: the member
 * decides field by field before it can be saved.
 */
export function EditCardDialog({ entry, onClose }: EditCardDialogProps) {
  const update = useUpdateMemberCard();
  const [errors, setErrors] = useState<CardFormErrors>({});
  const [open] = useState(entry.memberCard);
  const [shown, setShown] = useState(entry.memberCard);
  const [isStale, setStale] = useState(false);
  const name = nameOf(entry);
  const { edits, base, keepMine, takeTheirs } = useRecordEdits({
    open,
    current: entry.memberCard,
    fields: cardFormFields,
    onTake: (field, theirs) => {
      setShown((now) => ({ ...now, [field]: theirs }));
    },
    isSaving: update.isPending,
  });

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (edits.length > 0) return;
    const parsed = parseCardForm(new FormData(event.currentTarget));
    if (parsed.kind === 'errors') {
      setErrors(parsed.errors);
      return;
    }
    setErrors({});
    update.mutate(
      { card: base, values: parsed.values },
      {
        onSuccess: (outcome) => {
          if (outcome.kind === 'stale') {
            setStale(true);
            return;
          }
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
        {isStale && edits.length === 0 && (
          <p role="alert" className="bg-caution-soft text-caution rounded-md p-3 text-sm">
            This card was changed elsewhere meanwhile. Nothing was overwritten; save again to put
            your values in place of the newer ones.
          </p>
        )}
        <RecordEditsNotice
          edits={edits}
          labels={cardFormLabels}
          format={(field, value) => describeCardField(field, value, entry.card)}
          onKeep={keepMine}
          onTake={takeTheirs}
        />
        <form onSubmit={save} noValidate className="grid gap-4">
          <CardFields memberCard={shown} card={entry.card} errors={errors} />
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" isLoading={update.isPending} disabled={edits.length > 0}>
              {isStale ? 'Save over the newer version' : 'Save'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
