import { ArrowRightLeft } from 'lucide-react';
import { Fragment, useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { NameLink } from '@/components/name-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatCents, formatCentsPerPoint, formatPoints } from '@/lib/format.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { type AwardNeeded, describeKeeping } from '../explain-transfers.ts';
import { isLockedFor } from '../list-balances.ts';
import { useTransferAdvice } from '../use-transfer-view.ts';
import { TransferFan } from './transfer-fan.tsx';
import { BestByUse, TransferTable } from './transfer-table.tsx';

type TransfersSectionProps = {
  system: PointSystemRow;
  points: number;
  onPointsChange: (points: number) => void;
  /** True if the page begins with whether to keep the points. */
  isLed?: boolean;
};

type AwardTableProps = { awards: readonly AwardNeeded[]; nameOf: (slug: string) => string };

/** Lists the value of an award from which a transfer pays off, once for all partners of the same ratio. */
function AwardTable({ awards, nameOf }: AwardTableProps) {
  const groups = new Map<string, AwardNeeded[]>();
  for (const award of awards) {
    const key = `${award.ratio} ${award.centsPerPoint}`;
    groups.set(key, [...(groups.get(key) ?? []), award]);
  }
  return (
    <Table label="What an award must be worth" className="max-w-xl">
      <TableHeader>
        <TableRow>
          <TableHead>Partner</TableHead>
          <TableHead className="text-right">Ratio</TableHead>
          <TableHead className="text-right whitespace-normal">Award worth more than</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {[...groups].map(([key, partners]) => (
          <TableRow key={key}>
            <TableCell className="align-top">
              {partners.map(({ system }, index) => (
                <Fragment key={system}>
                  {index > 0 && ', '}
                  <NameLink to="/app/point-systems/$id" params={{ id: system }}>
                    {nameOf(system)}
                  </NameLink>
                </Fragment>
              ))}
            </TableCell>
            <TableCell className="text-right align-top whitespace-nowrap">
              {partners[0]?.ratio}
            </TableCell>
            <TableCell className="text-right align-top whitespace-nowrap">
              {formatCentsPerPoint(partners[0]?.centsPerPoint ?? 0)} a point
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

type PointsFieldProps = { points: number; onChange: (points: number) => void };

const mostPoints = 1_000_000_000;

function PointsField({ points, onChange }: PointsFieldProps) {
  const [text, setText] = useState(String(points));
  return (
    <InputField
      label="Points to move"
      className="w-40"
      type="number"
      inputMode="numeric"
      min={1}
      step={1000}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        const next = target.valueAsNumber;
        if (Number.isInteger(next) && next > 0 && next <= mostPoints) onChange(next);
      }}
    />
  );
}

export function TransfersSection(props: TransfersSectionProps) {
  const { system, points, isLed = false } = props;
  const { cards, pointSystems } = useCatalog();
  const [isOpen, setOpen] = useState(false);
  const { view, options, loss, awards, ...found } = useTransferAdvice(system, points);
  const { nameOf, kindOf, idOf, heldIds, value, whoGetsWhich } = found;
  const isUnlocked = !isLockedFor(system, cards, heldIds);
  const earned = new Set(
    cards.filter(({ id }) => heldIds.has(id)).map(({ point_system_id: id }) => id),
  );
  const mine = new Set(pointSystems.filter(({ id }) => earned.has(id)).map(({ slug }) => slug));
  const fans = (
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
          title={`Points that can become ${system.name}`}
          hub={system.name}
          ends={view.in}
          direction="in"
          mine={mine}
        />
      )}
    </div>
  );
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
        awards.length === 0 && fans
      )}
      {awards.length > 0 && (
        <>
          {!isLed && (
            <p className="font-serif text-xl leading-7 font-medium text-balance">
              {describeKeeping(value)}
            </p>
          )}
          <p className="max-w-prose text-sm">{loss}</p>
          <AwardTable awards={awards} nameOf={nameOf} />
        </>
      )}
      {whoGetsWhich.length > 0 && (
        <ul aria-label="Who gets which ratio" className="grid gap-1 text-sm">
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
              Kept, {formatPoints(points)} are worth {formatCents(options.keepCents)} to you. Paths
              of up to two steps; transfers can’t be undone.
            </p>
          </div>
          {!isUnlocked && (
            <p className="bg-caution-soft text-caution rounded-md px-3 py-2 text-sm">
              None of your cards can move these points: first get a card that unlocks transfers.
            </p>
          )}
          {loss !== null && awards.length === 0 && <p className="max-w-prose text-sm">{loss}</p>}
          {awards.length > 0 && (
            <Button
              variant="outline"
              aria-expanded={isOpen}
              className="justify-self-start"
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Hide the transfers' : `Show all ${options.options.length} transfers`}
            </Button>
          )}
          <BestByUse options={options.options} nameOf={nameOf} kindOf={kindOf} />
          {options.options.length > 0 && (awards.length === 0 || isOpen) && (
            <TransferTable options={options.options} points={points} nameOf={nameOf} idOf={idOf} />
          )}
          {awards.length > 0 && isOpen && fans}
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
