import { RecordDialog } from '@/components/record-edits/record-dialog.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { usePeople } from '@/features/mine/people/queries.ts';
import { getToday } from '@/lib/dates.ts';
import { createCardForm } from '../create-card-form.ts';
import { nameOf } from '../list-entries.ts';
import { memberCardEdits } from '../mutations.ts';
import { cardDraftName, type HeldEntry, type MemberCard } from '../schema.ts';
import { CardFields } from './card-fields.tsx';

type EditCardDialogProps = {
  /** The card as it was when the dialog was opened. */
  entry: HeldEntry;
  /** The current card; undefined once it was removed. */
  current: MemberCard | undefined;
  onClose: () => void;
};

export function EditCardDialog({ entry, current, onClose }: EditCardDialogProps) {
  const { memberCard, card } = entry;
  const people = usePeople();
  const name = nameOf(entry);
  const owners = [memberCard.person_id, current?.person_id ?? null];
  return (
    <RecordDialog
      {...createCardForm({ card, people, owners, today: getToday() })}
      title={name}
      description={name === card.name ? undefined : card.name}
      record={memberCard}
      current={current}
      edits={memberCardEdits}
      onSaved={() => toast({ title: `${name} saved`, tone: 'success' })}
      onClose={onClose}
      draftName={cardDraftName(memberCard)}
      className="max-w-2xl"
    >
      {(form) => <CardFields form={form} card={card} hasPeople={people.length > 0} />}
    </RecordDialog>
  );
}
