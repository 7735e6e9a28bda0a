import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { FormDialog } from '@/components/form-dialog.tsx';
import { RecordEditsNotice } from '@/components/record-edits/record-edits-notice.tsx';
import { useRecordEdits } from '@/components/record-edits/use-record-edits.ts';
import { toast } from '@/components/ui/toast-store.ts';
import { useCloseWhenWaiting } from '@/components/use-close-when-waiting.ts';
import { useOwnerName, usePeople } from '@/features/mine/people/queries.ts';
import { getToday } from '@/lib/dates.ts';
import { type CardFormErrors, editedFields, parseCardForm } from '../parse-card-form.ts';
import { cardFormLabels, describeCardField } from '../describe-card-field.ts';
import type { HeldEntry } from '../schema.ts';
import { nameOf } from '../list-entries.ts';
import { memberCardEdits } from '../mutations.ts';
import { cardDraftName } from '../name-card-draft.ts';
import type { MemberCard } from '../schema.ts';
import { CardFields } from './card-fields.tsx';

type EditCardDialogProps = {
  /** The card as it was when the dialog was opened. */
  entry: HeldEntry;
  /** The current card; undefined once it was removed. */
  current: MemberCard | undefined;
  onClose: () => void;
};

/** Typed values stay when the card changes elsewhere; the member decides by field. Saving restores a removed card. */
export function EditCardDialog({ entry, current, onClose }: EditCardDialogProps) {
  const update = useMutation(memberCardEdits.updating);
  const add = useMutation(memberCardEdits.adding);
  const [errors, setErrors] = useState<CardFormErrors>({});
  const [open] = useState(entry.memberCard);
  const [shown, setShown] = useState(entry.memberCard);
  const people = usePeople();
  const ownerName = useOwnerName();
  const isSaving = update.isPending || add.isPending;
  const name = nameOf(entry);
  const { edits, base, isGone, isSavedAfterAll, keepMine, takeTheirs } = useRecordEdits({
    open,
    current,
    fields: editedFields,
    onTake: (field, theirs) => {
      setShown((now) => ({ ...now, [field]: theirs }));
    },
    isSaving,
    lost: update.isError ? update.variables.values : undefined,
  });
  useCloseWhenWaiting({ isPaused: update.isPaused || add.isPaused }, onClose);
  const finish = () => {
    toast({ title: `${name} saved`, tone: 'success' });
    onClose();
  };

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    if (edits.length > 0) return;
    const parsed = parseCardForm(new FormData(event.currentTarget), getToday());
    setErrors(parsed.kind === 'errors' ? parsed.errors : {});
    if (parsed.kind === 'errors') return;
    const { values } = parsed;
    if (isGone) add.mutate({ ...base, ...values }, { onSuccess: finish });
    else {
      // One that is stale comes back with the newer version, whose changes are then shown above.
      const onSuccess = ({ kind }: { kind: 'saved' | 'stale' }) => {
        if (kind === 'saved') finish();
      };
      update.mutate({ base, values, isForm: true }, { onSuccess });
    }
  };

  return (
    <FormDialog
      title={name}
      description={name === entry.card.name ? undefined : entry.card.name}
      notice={
        <RecordEditsNotice
          edits={edits}
          isGone={isGone}
          isPutBack
          labels={cardFormLabels}
          format={(field, value) => describeCardField(field, value, entry.card, ownerName)}
          onKeep={keepMine}
          onTake={takeTheirs}
        />
      }
      saveLabel={isGone ? 'Put it back' : 'Save'}
      isSaving={isSaving}
      isBlocked={edits.length > 0}
      isSavedAfterAll={isSavedAfterAll}
      onSave={save}
      onClose={onClose}
      draftName={cardDraftName(open)}
      className="max-w-2xl"
    >
      <CardFields memberCard={shown} card={entry.card} people={people} errors={errors} />
    </FormDialog>
  );
}
