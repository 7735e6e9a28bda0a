import { useState } from 'react';
import { OnNeed } from '@/components/on-need.tsx';
import type { Owner } from '@/features/mine/people/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { createPart } from '@/lib/part.ts';
import { hasTabDraft } from '@/lib/storage/tab-drafts.ts';
import { cardDraftName } from '../schema.ts';
import type { HeldEntry, HeldWallet } from '../schema.ts';
import type { CautionsOn } from './keep-verdict.tsx';
import { MemberCardItem } from './member-card-item.tsx';

/** The form and what checks it. */
const editDialog = createPart(async () => (await import('./edit-card-dialog.tsx')).EditCardDialog);

type MemberCardListProps = {
  entries: readonly HeldEntry[];
  wallet: HeldWallet;
  inputs: ValuationInputs;
  issuerOf: (companyId: number) => string;
  /** Undefined for a card of the member's own. */
  ownerName: (owner: Owner) => string | undefined;
  cautionsOn: CautionsOn;
};

/** Cards with their figures. The dialog is the list's own: it outlives a card that is removed elsewhere. */
export function MemberCardList(props: MemberCardListProps) {
  const { entries, wallet, inputs, issuerOf, ownerName, cautionsOn } = props;
  const [editing, setEditing] = useState<HeldEntry | null>(
    () => entries.find(({ memberCard }) => hasTabDraft(cardDraftName(memberCard))) ?? null,
  );
  return (
    <>
      <div>
        {entries.some(({ value }) => value !== null) && (
          <p
            aria-hidden
            className="text-muted-foreground grid grid-cols-[minmax(0,1fr)_10rem_7rem_9rem_2.5rem] gap-x-4 pb-1.5 text-sm max-sm:hidden"
          >
            <span>Card</span>
            <span>Fee and days</span>
            <span className="text-right">Brings a year</span>
            <span className="text-right">Adds to the others</span>
          </p>
        )}
        {entries.length > 0 && (
          <ul aria-label="My cards" className="border-foreground divide-y border-t">
            {entries.map((entry) => (
              <MemberCardItem
                key={entry.memberCard.id}
                entry={entry}
                wallet={wallet}
                inputs={inputs}
                issuer={issuerOf(entry.card.company_id)}
                owner={ownerName(entry.memberCard.person_id)}
                cautionsOn={cautionsOn}
                onEdit={setEditing}
              />
            ))}
          </ul>
        )}
      </div>
      <OnNeed
        part={editDialog}
        shown={
          editing && {
            entry: editing,
            current: wallet.entries.find(
              ({ memberCard }) => memberCard.id === editing.memberCard.id,
            )?.memberCard,
            onClose: () => setEditing(null),
          }
        }
      />
    </>
  );
}
