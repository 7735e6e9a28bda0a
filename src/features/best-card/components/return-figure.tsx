import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { LedgerSection } from '@/components/ledger-section.tsx';
import { formatCents, formatCentsPerPoint, formatPoints, formatRate } from '@/lib/format.ts';
import { describeCaps, formatReturn } from '../describe-offer.ts';
import type { Offer } from '../find-offers.ts';

type ReturnFigureProps = {
  offer: Offer;
  /** What is paid for. */
  subject: string;
  amountCents: number;
  names: LedgerNames;
  className?: string;
};

/** What a card brings of each dollar; opens to the purchase it is worked out for. */
export function ReturnFigure({ offer, subject, amountCents, names, className }: ReturnFigureProps) {
  const unit = names.rateUnit(offer.pointSystem);
  const system = names.pointSystem(offer.pointSystem);
  const figure = formatReturn(offer, amountCents);
  return (
    <LedgerDialog
      figure={figure}
      title={`${figure} back on ${subject} with ${offer.row.name}`}
      description={`A purchase of ${formatCents(amountCents)} today, with no cap used yet.`}
      {...(className !== undefined && { className })}
    >
      <LedgerSection
        title="What it brings"
        rows={[
          {
            key: 'rewards',
            label: `${formatCents(amountCents)} at ${formatRate(offer.rate, unit)}`,
            detail: `${formatPoints(offer.points)} ${system} × ${formatCentsPerPoint(offer.centsPerPoint)}`,
            valueCents: offer.points * offer.centsPerPoint,
          },
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
        ]}
      />
      {describeCaps(offer, names).map((cap) => (
        <p key={cap} className="text-muted-foreground text-sm">
          This rate holds {cap}.
        </p>
      ))}
    </LedgerDialog>
  );
}
