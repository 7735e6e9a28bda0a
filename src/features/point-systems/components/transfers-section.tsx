import { ArrowRightLeft } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { formatCents, formatPoints } from '@/lib/format.ts';
import { useCatalogue } from '@/features/catalogue/queries.ts';
import type { PointSystemRow } from '@/features/catalogue/schema.ts';
import { explainLoss } from '../explain-transfers.ts';
import { isLockedFor } from '../list-balances.ts';
import * as texts from '../texts.ts';
import { useTransferView } from '../use-transfer-view.ts';
import { PointsField } from './points-field.tsx';
import { TransferFan } from './transfer-fan.tsx';
import { TransferTable } from './transfer-table.tsx';

type TransfersSectionProps = {
  system: PointSystemRow;
  points: number;
  onPointsChange: (points: number) => void;
};

/** Where points can go and come from: as a picture, and as a table with the member's values. */
export function TransfersSection(props: TransfersSectionProps) {
  const { system, points } = props;
  const { cards } = useCatalogue();
  const { view, nameOf, idOf, heldIds, value, whoGetsWhich } = useTransferView(system, points);
  const isUnlocked = !isLockedFor(system, cards, heldIds);
  const { options } = view;
  const loss =
    options.kind === 'options' ? explainLoss(system.name, value, options.options, nameOf) : null;
  return (
    <section aria-labelledby="transfers" className="grid gap-4">
      <h2 id="transfers" className="text-lg font-semibold">
        {texts.transfers}
      </h2>
      {view.out.length + view.in.length === 0 ? (
        <EmptyState icon={<ArrowRightLeft />} title={texts.thesePointsStayWhereThey}>
          {texts.noTransferToOrFrom(system.name)}
        </EmptyState>
      ) : (
        <div className="grid max-w-4xl items-start gap-6">
          {view.out.length > 0 && (
            <TransferFan
              title={texts.canBecome(system.name)}
              hub={system.name}
              ends={view.out}
              direction="out"
            />
          )}
          {view.in.length > 0 && (
            <TransferFan
              title={texts.whatBecomes(system.name)}
              hub={system.name}
              ends={view.in}
              direction="in"
            />
          )}
        </div>
      )}
      {whoGetsWhich.length > 0 && (
        <ul aria-label={texts.whoGetsWhichRatio} className="grid gap-1 text-sm">
          {whoGetsWhich.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {options.kind === 'options' && options.options.length + options.outOfReach.length > 0 && (
        <div className="grid gap-3">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <PointsField points={points} onChange={props.onPointsChange} />
            <p className="text-muted-foreground text-sm">
              {texts.keptAreWorthToYou(formatPoints(points), formatCents(options.keepCents))}
            </p>
          </div>
          {!isUnlocked && (
            <p className="bg-caution-soft text-caution rounded-md px-3 py-2 text-sm">
              {texts.theCardsYouHoldCannot}
            </p>
          )}
          {loss !== null && <p className="max-w-prose text-sm">{loss}</p>}
          {options.options.length > 0 && (
            <TransferTable options={options.options} points={points} nameOf={nameOf} idOf={idOf} />
          )}
          {options.outOfReach.length > 0 && (
            <p className="text-muted-foreground text-sm">
              {texts.needsMorePointsThanThat(options.outOfReach.map(nameOf).join(', '))}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
