import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog, DialogContent, DialogHead } from '@/components/ui/dialog.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import type { CardRow, CatalogRows } from '@/features/catalog/facts/schema.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import { cn } from '@/lib/class-names.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { askedOwnCard } from '@/lib/own-card-store.ts';
import type { HeldEntry } from '../schema.ts';
import { createMemberCard, memberCardEdits } from '../mutations.ts';
import type { MemberCardStatus } from '../schema.ts';
import type { MemberCardView } from '../search.ts';
import { CardPicker } from './card-picker.tsx';

const ImportCards = lazyNamed(() => import('./import-cards.tsx'), 'ImportCards');

export type AddCardProps = {
  rows: CatalogRows;
  entries: readonly HeldEntry[];
  /** A card that is added from a view belongs into it. */
  view: MemberCardView;
  /** Owner of the new card; the member by default. */
  owner?: Owner;
};

type AddCardDialogProps = AddCardProps & { onClose: () => void };

const statusOfView: Readonly<Record<MemberCardView, MemberCardStatus>> = {
  'my-cards': 'held',
  closed: 'closed',
  'wish-list': 'wish_list',
  'authorized-user': 'authorized_user',
  rejected: 'rejected',
  all: 'held',
};

const destinations: Readonly<Record<MemberCardStatus, string>> = {
  held: 'your cards',
  closed: 'your closed cards',
  wish_list: 'your wish list',
  authorized_user: 'the cards you’re an authorized user on',
  rejected: 'your denied applications',
};

export function AddCardDialog({ rows, entries, view, owner = null, onClose }: AddCardDialogProps) {
  const [isImport, setImport] = useState(false);
  const add = useMutation(memberCardEdits.adding);
  const status = statusOfView[view];

  const choose = (card: CardRow) => {
    const position = Math.max(0, ...entries.map((entry) => entry.memberCard.position)) + 1;
    add.mutate(createMemberCard(card.id, { status, position, person_id: owner }));
    toast({ title: `${card.name} added to ${destinations[status]}`, tone: 'success' });
    onClose();
  };

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        className={cn(
          'max-h-[calc(100dvh-2rem)] grid-rows-[auto_minmax(0,1fr)_auto]',
          isImport ? 'h-[56rem]' : 'h-[36rem]',
        )}
      >
        <DialogHead title="Add a card">
          {isImport
            ? 'From a spreadsheet or another app. The file stays on this device.'
            : `It goes to ${destinations[status]}. The same card can be added more than once.`}
        </DialogHead>
        {isImport ? (
          <Suspense fallback={<ListSkeleton label="Loading the form" rows={3} />}>
            <ImportCards rows={rows} entries={entries} owner={owner} onClose={onClose} />
          </Suspense>
        ) : (
          <CardPicker
            rows={rows}
            entries={entries}
            onChoose={choose}
            onMissing={(name) => {
              askedOwnCard.set({ status, owner, name });
              onClose();
            }}
          />
        )}
        <Button variant="ghost" className="justify-self-start" onClick={() => setImport(!isImport)}>
          {isImport ? 'Choose one card' : 'Import a list of cards'}
        </Button>
      </DialogContent>
    </Dialog>
  );
}
