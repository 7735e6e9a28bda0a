import { Suspense } from 'react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { useAfterPaint } from '@/components/use-after-paint.ts';
import { WalletDifference } from '@/components/wallet-difference.tsx';
import { useHeldWallet } from '@/features/mine/held-wallet/queries.ts';
import { formatAnnualFee, formatCount, formatWholeDollars } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { HomePanel } from '@/components/home-panel.tsx';

/** An illustration of the list, far down the page. */
const WalletStack = lazyNamed(() => import('@/components/wallet-stack.tsx'), 'WalletStack');

const SHOWN = 5;

export function HeldCards() {
  const { entries, inputs, value } = useHeldWallet();
  const isPainted = useAfterPaint();
  const held = entries.filter((entry) => entry.memberCard.status === 'held');
  if (held.length === 0) return null;
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));
  const issuerOf = (companyId: number) => issuers.get(companyId) ?? '';
  const shown = held
    .toSorted((a, b) => (b.marginalCents ?? 0) - (a.marginalCents ?? 0))
    .slice(0, SHOWN);
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
      <div className="sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6">
        <div className="py-3 max-sm:hidden">
          {isPainted && (
            <Suspense>
              <WalletStack
                cards={shown.map(({ memberCard, card }) => ({
                  id: memberCard.id,
                  card,
                  issuer: issuerOf(card.company_id),
                }))}
              />
            </Suspense>
          )}
        </div>
        <ul aria-label="My cards" className="divide-y">
          {shown.map(({ memberCard, card, marginalCents }) => (
            <li key={memberCard.id} className="flex items-center justify-between gap-3 py-2.5">
              <CardIdentity
                card={card}
                issuer={issuerOf(card.company_id)}
                title={memberCard.nickname ?? card.name}
                className="sm:[&>:first-child]:hidden"
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
      </div>
    </HomePanel>
  );
}
