import type { ValuationInputs } from '@/features/valuation/schema.ts';
import type { HeldEntry, HeldWallet } from '../held-wallet.ts';
import { MemberCardItem } from './member-card-item.tsx';

type MemberCardListProps = {
  entries: readonly HeldEntry[];
  wallet: HeldWallet;
  inputs: ValuationInputs;
  issuerOf: (companyId: number) => string;
};

export function MemberCardList({ entries, wallet, inputs, issuerOf }: MemberCardListProps) {
  return (
    <ul aria-label="My cards" className="bg-card divide-y rounded-md border">
      {entries.map((entry) => (
        <MemberCardItem
          key={entry.memberCard.id}
          entry={entry}
          wallet={wallet}
          inputs={inputs}
          issuer={issuerOf(entry.card.company_id)}
        />
      ))}
    </ul>
  );
}
