import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { ListTable } from '@/components/list-table.tsx';
import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatPercent, formatWholeDollars } from '@/lib/format.ts';
import { describeGain } from '../describe-offer.ts';
import * as texts from '../texts.ts';
import { type Offer, shareOfBest } from '../to-offers.ts';

function whenOf({ starts_on, ends_on }: Offer['row']): string {
  if (ends_on !== null) return texts.until(formatDate(ends_on));
  return starts_on === null ? texts.openToday : texts.since(formatDate(starts_on));
}

/** How an offer stands against all that are known of its card; opens to the list of them. */
export function OfferHistory({ offer }: { offer: Offer }) {
  if (offer.history.length < 2)
    return <span className="text-muted-foreground">{texts.firstKnown}</span>;
  const share = shareOfBest(offer);
  return (
    <LedgerDialog
      figure={
        share >= 0.999 ? texts.bestKnown : texts.ofBest(formatPercent(Math.round(share * 100)))
      }
      title={texts.offersOf(offer.card.name)}
      description={texts.everyOfferKnownAtWhat}
      className={`whitespace-nowrap ${share >= 0.999 ? 'text-positive font-medium' : ''}`}
    >
      <ListTable
        label={texts.offersOf(offer.card.name)}
        rows={offer.history}
        keyOf={({ row }) => row.id}
        columns={[
          {
            key: 'offer',
            header: texts.offer,
            cell: ({ row }) => (
              <>
                {describeGain(row)}{' '}
                {row.id === offer.row.id && <Badge tone="primary">{texts.today}</Badge>}{' '}
                <ReportFactButton
                  isCompact
                  fact={{
                    table: 'signup_bonuses',
                    id: row.id,
                    subject: texts.theOffer(offer.card.name, whenOf(row)),
                  }}
                />
              </>
            ),
          },
          { key: 'when', header: texts.when, cell: ({ row }) => whenOf(row) },
          {
            key: 'value',
            header: texts.toMe,
            align: 'right',
            cell: ({ valueCents }) => formatWholeDollars(valueCents),
          },
        ]}
      />
    </LedgerDialog>
  );
}
