import { useState } from 'react';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import type { HeldEntry, HeldWallet } from '../held-wallet.ts';
import { EditCardDialog } from './edit-card-dialog.tsx';
import { MemberCardItem } from './member-card-item.tsx';

type MemberCardListProps = {
  entries: readonly HeldEntry[];
  wallet: HeldWallet;
  inputs: ValuationInputs;
  issuerOf: (companyId: number) => string;
};

/** Cards with their figures. The dialog is the list's own: it outlives a card that is removed elsewhere. */
export function MemberCardList({ entries, wallet, inputs, issuerOf }: MemberCardListProps) {
  const [editing, setEditing] = useState<HeldEntry | null>(null);
  return (
    <>
      {entries.length > 0 && (
        <ul aria-label="My cards" className="bg-card divide-y rounded-md border">
          {entries.map((entry) => (
            <MemberCardItem
              key={entry.memberCard.id}
              entry={entry}
              wallet={wallet}
              inputs={inputs}
              issuer={issuerOf(entry.card.company_id)}
              onEdit={setEditing}
            />
          ))}
        </ul>
      )}
      {editing && (
        <EditCardDialog
          key={editing.memberCard.id}
          entry={editing}
          current={
            wallet.entries.find(({ memberCard }) => memberCard.id === editing.memberCard.id)
              ?.memberCard
          }
          onClose={() => {
            setEditing(null);
          }}
        />
      )}
    </>
  );
}
