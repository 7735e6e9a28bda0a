import { Link } from '@tanstack/react-router';
import { CardIdentity } from '@/components/card-identity.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { Card, CardFooter, CardHeader, CardTitle } from '@/components/ui/card.tsx';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import type { RankedCard } from '../schema.ts';

type SuggestionsProps = { cards: readonly RankedCard[]; names: LedgerNames };

/** The top of the ranking without the cards that are held already. */
export function Suggestions({ cards, names }: SuggestionsProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Top of the ranking</CardTitle>
        <p className="text-muted-foreground text-sm">
          Cards you do not hold, each with all your spending
        </p>
      </CardHeader>
      <ol aria-label="Top of the ranking" className="divide-y">
        {cards.map(({ card, issuer, value, isUncertain }) => (
          <li key={card.id} className="flex items-center justify-between gap-3 px-4 py-2.5">
            <CardIdentity card={card} issuer={issuer}>
              {formatAnnualFee(card.annual_fee_cents)}
              {isUncertain && (
                <ConfidenceMark confidence="low" subject={`a fact of ${card.name}`} isCompact />
              )}
            </CardIdentity>
            <LedgerDialog
              figure={formatWholeDollars(value.netCents)}
              title={`the yearly value of ${card.name}`}
              className="font-semibold whitespace-nowrap"
            >
              <LedgerLines lines={value.lines} names={names} />
            </LedgerDialog>
          </li>
        ))}
      </ol>
      <CardFooter>
        <Link
          to="/app/card-ranking"
          className="text-primary inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline"
        >
          The whole ranking
        </Link>
      </CardFooter>
    </Card>
  );
}
