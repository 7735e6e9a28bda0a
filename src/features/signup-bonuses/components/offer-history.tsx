import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { ListTable } from '@/components/list-table.tsx';
import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatPercent, formatWholeDollars } from '@/lib/format.ts';
import { describeGain } from '../describe-offer.ts';
import { type Offer, shareOfBest } from '../to-offers.ts';

function whenOf({ starts_on, ends_on }: Offer['row']): string {
  if (ends_on !== null) return `until ${formatDate(ends_on)}`;
  return starts_on === null ? 'open today' : `since ${formatDate(starts_on)}`;
}

export function OfferHistory({ offer }: { offer: Offer }) {
  if (offer.history.length < 2) return <span className="text-muted-foreground">first known</span>;
  const share = shareOfBest(offer);
  return (
    <LedgerDialog
      figure={share >= 0.999 ? 'best known' : `${formatPercent(Math.round(share * 100))} of best`}
      title={`Offers of ${offer.card.name}`}
      description="Every known offer, at its value to you today."
      className={`whitespace-nowrap ${share >= 0.999 ? 'text-positive font-medium' : ''}`}
    >
      <ListTable
        label={`Offers of ${offer.card.name}`}
        rows={offer.history}
        keyOf={({ row }) => row.id}
        columns={[
          {
            key: 'offer',
            header: 'Offer',
            cell: ({ row }) => (
              <>
                {describeGain(row)} {row.id === offer.row.id && <Badge tone="primary">Today</Badge>}{' '}
                <ReportFactButton
                  isCompact
                  fact={{
                    table: 'signup_bonuses',
                    id: row.id,
                    subject: `${offer.card.name}: the offer ${whenOf(row)}`,
                  }}
                />
              </>
            ),
          },
          { key: 'when', header: 'When', cell: ({ row }) => whenOf(row) },
          {
            key: 'value',
            header: 'To me',
            align: 'right',
            cell: ({ valueCents }) => formatWholeDollars(valueCents),
          },
        ]}
      />
    </LedgerDialog>
  );
}
