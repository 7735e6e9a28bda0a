import { Link } from '@tanstack/react-router';
import { CardIdentity } from '@/components/card-identity.tsx';
import { DoubtMarks } from '@/components/doubt-marks.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { WalletDifference } from '@/components/wallet-difference.tsx';
import { useSuggestions } from '@/features/plan/card-ranking/queries.ts';
import type { Suggestion } from '@/features/plan/card-ranking/schema.ts';
import { useHeldWallet } from '@/features/mine/held-wallet/queries.ts';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import { HomePanel } from '@/components/home-panel.tsx';

const title = 'What would add the most';

function SuggestionItem({ entry, walletCents }: { entry: Suggestion; walletCents: number }) {
  const { card, issuer, addedCents } = entry;
  return (
    <li className="flex items-center justify-between gap-3 py-2.5">
      <CardIdentity
        card={card}
        issuer={issuer}
        title={
          <Link
            translate="no"
            to="/app/credit-cards/$id"
            params={{ id: card.slug }}
            className="underline-offset-4 hover:underline"
          >
            {card.name}
          </Link>
        }
      >
        {formatAnnualFee(card.annual_fee_cents)}
        <DoubtMarks {...entry} card={card.name} />
      </CardIdentity>
      <LedgerDialog
        figure={`+${formatWholeDollars(addedCents)}`}
        title={`what ${card.name} would add in a year`}
        description="The best your cards can do together in a typical year, with this one and without it. A sign-up bonus comes on top in the first year."
        className="font-semibold whitespace-nowrap"
      >
        <WalletDifference
          title="What it would add"
          withCents={walletCents + addedCents}
          withoutCents={walletCents}
        />
      </LedgerDialog>
    </li>
  );
}

export function Suggestions() {
  const { value } = useHeldWallet();
  const suggestions = useSuggestions();
  if (suggestions?.length === 0) return null;
  return (
    <HomePanel
      title={title}
      note="Every year, alongside your cards; bonuses not counted"
      more={{
        label: 'See the full ranking',
        link: { to: '/app/card-ranking', search: { sort: 'added' } },
      }}
    >
      {suggestions ? (
        <ol aria-label={title} className="divide-y">
          {suggestions.map((entry) => (
            <SuggestionItem key={entry.card.id} entry={entry} walletCents={value.netCents} />
          ))}
        </ol>
      ) : (
        <div
          role="status"
          aria-label="Working out what cards would add"
          className="grid gap-3 py-4"
        >
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className="h-9" />
          ))}
        </div>
      )}
    </HomePanel>
  );
}
