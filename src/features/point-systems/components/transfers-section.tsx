import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRightLeft } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { isTransferable } from '@/domain/transfer/transfer-value.ts';
import { centsPerPoint } from '@/domain/units.ts';
import { getToday } from '@/lib/dates.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';
import { useCatalogue } from '@/features/catalogue/queries.ts';
import type { PointSystemRow } from '@/features/catalogue/schema.ts';
import { memberCardsQuery } from '@/features/member-cards/queries.ts';
import { useMyPointValues } from '../queries.ts';
import { pointTransfers } from '@/features/catalogue/tables.ts';
import { findTransferRow, toRoutes } from '../to-routes.ts';
import { viewTransfers } from '../transfer-view.ts';
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
  const catalogue = useCatalogue();
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());
  const { myValueOf } = useMyPointValues();
  const systems = catalogue.pointSystems;
  const bySlug = new Map(systems.map((row) => [row.slug, row]));
  const valueOf = (slug: string) => {
    const row = bySlug.get(slug);
    return centsPerPoint(row ? myValueOf(row).centsPerPoint : 1);
  };
  const heldIds = new Set(
    memberCards.filter(({ status }) => status === 'held').map((card) => card.credit_card_id),
  );
  const isUnlocked = isTransferable(
    system.slug,
    catalogue.cards
      .filter((card) => heldIds.has(card.id) && card.point_system_id === system.id)
      .map((card) => ({
        pointSystem: system.slug,
        unlocksTransfers: card.unlocks_transfers,
        needsUnlock: card.needs_unlock,
      })),
  );
  const { data: rows } = useSuspenseQuery(pointTransfers.query());
  const nameOf = (slug: string) => bySlug.get(slug)?.name ?? slug;
  const view = viewTransfers(
    toRoutes(rows, systems, heldIds),
    system.slug,
    points,
    valueOf,
    nameOf,
    getToday(),
  );
  const { options } = view;
  return (
    <section aria-labelledby="transfers" className="grid gap-4">
      <h2 id="transfers" className="text-lg font-semibold">
        Transfers
      </h2>
      {view.out.length + view.in.length === 0 ? (
        <EmptyState icon={<ArrowRightLeft />} title="These points stay where they are">
          No transfer to or from {system.name} is known today. Redeem them for the use that is worth
          most above.
        </EmptyState>
      ) : (
        <div className="grid max-w-4xl items-start gap-6">
          {view.out.length > 0 && (
            <TransferFan
              title={`${system.name} can become`}
              hub={system.name}
              ends={view.out}
              direction="out"
            />
          )}
          {view.in.length > 0 && (
            <TransferFan
              title={`What becomes ${system.name}`}
              hub={system.name}
              ends={view.in}
              direction="in"
            />
          )}
        </div>
      )}
      {options.kind === 'options' && options.options.length + options.outOfReach.length > 0 && (
        <div className="grid gap-3">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <PointsField points={points} onChange={props.onPointsChange} />
            <p className="text-muted-foreground text-sm">
              Kept, {formatPoints(points)} are worth {formatCents(options.keepCents)} to you. Paths
              of up to two steps; transfers cannot be undone.
            </p>
          </div>
          {!isUnlocked && (
            <p className="bg-caution-soft text-caution rounded-md px-3 py-2 text-sm">
              The cards you hold cannot move these points: hold a card that unlocks transfers first.
            </p>
          )}
          {options.options.length > 0 && (
            <TransferTable
              options={options.options}
              points={points}
              nameOf={nameOf}
              idOf={(route) => findTransferRow(rows, systems, route)?.id ?? null}
            />
          )}
          {options.outOfReach.length > 0 && (
            <p className="text-muted-foreground text-sm">
              Needs more points than that: {options.outOfReach.map(nameOf).join(', ')}.
            </p>
          )}
        </div>
      )}
    </section>
  );
}
