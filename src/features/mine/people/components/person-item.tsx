import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionsMenu } from '@/components/actions-menu.tsx';
import { RecordDialog } from '@/components/record-edits/record-dialog.tsx';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { formatCount } from '@/lib/format.ts';
import { peopleEdits } from '../mutations.ts';
import { type Person, personKind, personName } from '../schema.ts';
import { formatText } from '@/lib/fields/check-fields.ts';

type PersonItemProps = { person: Person; cards: number; balances: number };

/** A person with their belongings; removable only without any, since owners decide what issuers count. */
export function PersonItem({ person, cards, balances }: PersonItemProps) {
  const add = useMutation(peopleEdits.adding);
  const remove = useMutation(peopleEdits.removing);
  const [isRenaming, setRenaming] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { name } = person;
  const belongings = [
    ...(cards > 0 ? [formatCount(cards, 'card')] : []),
    ...(balances > 0 ? [`${formatCount(balances, 'balance')} of points`] : []),
  ];
  const isFree = belongings.length === 0;

  const takeOut = async () => {
    if (!isFree) {
      setAsked(true);
      return;
    }
    // The row unmounts before the response; only the promise can report it.
    const outcome = await remove.mutateAsync(person).catch(() => 'reported' as const);
    if (outcome !== 'removed') return;
    const undo = () => {
      add.mutate(person);
    };
    toast({ title: `${name} removed`, action: { label: 'Undo', onPress: undo } });
  };

  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium break-words">{name}</p>
          <p className="text-muted-foreground text-sm">
            {formatText(personKind, person.kind)} ·{' '}
            {isFree ? 'no cards yet' : belongings.join(', ')}
          </p>
        </div>
        <ActionsMenu subject={name}>
          <DropdownMenuItem onSelect={() => setRenaming(true)}>
            <Pencil aria-hidden /> Rename
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void takeOut()} className="text-destructive">
            <Trash2 aria-hidden /> Remove
          </DropdownMenuItem>
        </ActionsMenu>
      </div>
      {isAsked && !isFree && (
        <p role="alert" className="text-sm">
          {name} still has {belongings.join(' and ')}: move or remove them first, in{' '}
          {cards > 0 && (
            <Link
              to="/app/my-cards"
              search={{ who: person.id, view: 'all' }}
              className="text-primary font-medium underline"
            >
              My cards
            </Link>
          )}
          {cards > 0 && balances > 0 && ' and '}
          {balances > 0 && (
            <Link to="/app/my-points" className="text-primary font-medium underline">
              My points
            </Link>
          )}
          . They don’t become yours automatically, since issuers would then count them for you.
        </p>
      )}
      {isRenaming && (
        <RecordDialog
          title="Rename person"
          description="Whatever you call them."
          saveLabel="Rename"
          subject={person.name}
          form={{ fields: [personName] }}
          record={person}
          current={person}
          edits={{ updating: peopleEdits.updating }}
          onClose={() => setRenaming(false)}
          draftName={`rename/person/${person.name}`}
        >
          {({ input }) => input(personName)}
        </RecordDialog>
      )}
    </li>
  );
}
