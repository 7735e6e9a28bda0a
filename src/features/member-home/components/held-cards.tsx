import { CardIdentity } from '@/components/card-identity.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { WalletDifference } from '@/components/wallet-difference.tsx';
import { useHeldWallet } from '@/features/member-cards/queries.ts';
import { formatAnnualFee, formatCount, formatWholeDollars } from '@/lib/format.ts';
import { HomePanel } from './home-panel.tsx';

const SHOWN = 5;

/** The member's cards by what the wallet would lose without them. */
export function HeldCards() {
  const { entries, inputs, value } = useHeldWallet();
  const held = entries.filter((entry) => entry.memberCard.status === 'held');
  if (held.length === 0) return null;
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  const sorted = [...held].sort((a, b) => (b.marginalCents ?? 0) - (a.marginalCents ?? 0));
  return (
    <HomePanel
      title="My cards"
      note="What each card adds in a year"
      more={{
        label:
          held.length > SHOWN
            ? `All ${formatCount(held.length, 'card')}, with the arithmetic`
            : 'Manage my cards',
        link: { to: '/app/my-cards' },
      }}
    >
      <ul aria-label="My cards" className="divide-y">
        {sorted.slice(0, SHOWN).map(({ memberCard, card, marginalCents }) => (
          <li key={memberCard.id} className="flex items-center justify-between gap-3 py-2.5">
            <CardIdentity
              card={card}
              issuer={issuers.get(card.company_id) ?? ''}
              title={memberCard.nickname ?? card.name}
            >
              {formatAnnualFee(memberCard.annual_fee_cents ?? card.annual_fee_cents)}
            </CardIdentity>
            <LedgerDialog
              figure={formatWholeDollars(marginalCents ?? 0)}
              title={`what ${memberCard.nickname ?? card.name} adds in a year`}
              description="The best your cards can do together, with and without this one."
              className="font-semibold whitespace-nowrap"
            >
              <WalletDifference
                title="What it adds"
                withCents={value.netCents}
                withoutCents={value.netCents - (marginalCents ?? 0)}
              />
            </LedgerDialog>
          </li>
        ))}
      </ul>
    </HomePanel>
  );
}
