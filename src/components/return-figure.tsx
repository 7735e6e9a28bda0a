import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { LedgerSection } from '@/components/ledger-section.tsx';
import type { PurchaseOffer } from '@/domain/purchase/best-card-now.ts';
import {
  formatCents,
  formatCentsPerPoint,
  formatPoints,
  formatRate,
  formatReturn,
} from '@/lib/format.ts';

type ReturnFigureProps = {
  offer: PurchaseOffer;
  cardName: string;
  subject: string;
  amountCents: number;
  names: LedgerNames;
  caps: readonly string[];
  className?: string;
  /** Further money back on the purchase, such as a card’s offer. */
  extras?: readonly {
    readonly label: string;
    readonly detail: string;
    readonly valueCents: number;
  }[];
};

export function ReturnFigure(props: ReturnFigureProps) {
  const { offer, cardName, subject, amountCents, names, caps, className } = props;
  const { extras = [] } = props;
  const unit = names.rateUnit(offer.pointSystem);
  const system = names.pointSystem(offer.pointSystem);
  const extraCents = extras.reduce((sum, { valueCents }) => sum + valueCents, 0);
  const figure = formatReturn(offer.valueCents + extraCents, amountCents);
  return (
    <LedgerDialog
      figure={figure}
      title={`${figure} back on ${subject} with ${cardName}`}
      description={`A purchase of ${formatCents(amountCents)} today, with what your log leaves of each limit.`}
      {...(className !== undefined && { className })}
    >
      <LedgerSection
        title="What you get back"
        rows={[
          {
            key: 'rewards',
            label: `${formatCents(amountCents)} at ${formatRate(offer.rate, unit)}`,
            detail:
              unit === 'dollars'
                ? system
                : `${formatPoints(offer.points)} ${system} × ${formatCentsPerPoint(offer.centsPerPoint)}`,
            valueCents: offer.points * offer.centsPerPoint,
          },
          ...extras.map((extra) => ({ key: extra.label, ...extra })),
          ...(offer.foreignFeeCents > 0
            ? [
                {
                  key: 'foreign',
                  label: 'Foreign transaction fee',
                  detail: `on ${formatCents(amountCents)}`,
                  valueCents: 0 - offer.foreignFeeCents,
                },
              ]
            : []),
          ...(offer.costCents > 0
            ? [
                {
                  key: 'cost',
                  label: 'Payment cost',
                  detail: `on ${formatCents(amountCents)}`,
                  valueCents: 0 - offer.costCents,
                },
              ]
            : []),
        ]}
      />
      {caps.map((cap) => (
        <p key={cap} className="text-muted-foreground text-sm">
          This rate applies {cap}.
        </p>
      ))}
    </LedgerDialog>
  );
}
