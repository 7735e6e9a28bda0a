import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ActionsMenu } from '@/components/actions-menu.tsx';
import { NameLink } from '@/components/name-link.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { ValueMark } from '@/components/value-mark.tsx';
import { cn } from '@/lib/class-names.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { formatCents, formatCount, formatPoints } from '@/lib/format.ts';
import type { RowValues } from '@/lib/rows/member-edits.ts';
import { balancePoints, type PointBalanceRow } from '@/features/mine/valuation/schema.ts';
import { nearWithinDays, oldAfterDays } from '../list-balances.ts';
import type { Balance } from '../list-balances.ts';
import { pointBalanceEdits } from '../mutations.ts';
import { explainLoss } from '../explain-transfers.ts';
import { useTransferView } from '../use-transfer-view.ts';
import { asksForDay, ExpiryNote } from './expiry-note.tsx';
import { BestByUse, TransferTable } from './transfer-table.tsx';

function describeAge({ row, ageDays }: Balance): string {
  if (row.counted_on === null || ageDays === null) return 'Day of entry unknown';
  if (ageDays <= 0) return 'Entered today';
  return `Entered ${formatDate(row.counted_on)}, ${formatCount(ageDays, 'day')} ago`;
}

type BalanceItemProps = {
  balance: Balance;
  /** Owner of the points, if not the member. */
  owner: string | undefined;
};

const shown = 5;

function BalanceTransfers({ balance }: { balance: Balance }) {
  const { row, system, isLocked } = balance;
  const { view, nameOf, kindOf, idOf, value } = useTransferView(system, row.points);
  const options = view.options.kind === 'options' ? view.options.options : [];
  const loss = explainLoss(system.name, value, options, nameOf);
  if (isLocked && options.length > 0) {
    return (
      <p className="text-sm">
        Nothing yet: first get a card that unlocks transfers of {system.name}.{' '}
        <MoreLink balance={balance} />
      </p>
    );
  }
  if (options.length === 0) {
    return (
      <p className="text-sm">
        {view.out.length === 0
          ? `No transfer of ${system.name} is known today: redeem them where they are.`
          : 'No transfer takes this few points.'}{' '}
        <MoreLink balance={balance} />
      </p>
    );
  }
  return (
    <div className="grid gap-2">
      {loss !== null && <p className="max-w-prose text-sm">{loss}</p>}
      <BestByUse options={options} nameOf={nameOf} kindOf={kindOf} />
      <TransferTable
        options={options.slice(0, shown)}
        points={row.points}
        nameOf={nameOf}
        idOf={idOf}
      />
      <p className="text-sm">
        <MoreLink balance={balance} />
      </p>
    </div>
  );
}

function MoreLink({ balance: { system, row } }: { balance: Balance }) {
  return (
    <Link
      to="/app/point-systems/$id"
      params={{ id: system.slug }}
      search={row.points > 0 ? { points: row.points } : {}}
      className="text-primary inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline"
    >
      Everything about {system.name}
    </Link>
  );
}

type PointsInputProps = {
  label: string;
  subject: string;
  points: number;
  onChange: (points: number) => void;
};

function PointsInput({ label, subject, points, onChange }: PointsInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const read = balancePoints.read(typed ?? String(points));
  const commit = () => {
    if (read.kind === 'problem') return;
    setTyped(null);
    if (read.value !== points) onChange(read.value);
  };
  return (
    <InputField
      label={label}
      error={read.kind === 'problem' ? read.message : undefined}
      aria-label={`${label} of ${subject}`}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? balancePoints.toText(points)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}

export function BalanceItem({ balance, owner }: BalanceItemProps) {
  const { row, system, value, isLocked, worthCents, ageDays, expiresInDays } = balance;
  const [wantsDay, setWantsDay] = useState(false);
  const hasDate = wantsDay || asksForDay(system, row.expires_on);
  const own = `${owner === undefined ? 'my' : `${owner}’s`} ${system.name}`;
  const subject = owner === undefined ? system.name : `${owner}’s ${system.name}`;
  const add = useMutation(pointBalanceEdits.adding);
  const update = useMutation(pointBalanceEdits.updating);
  const remove = useMutation(pointBalanceEdits.removing);
  const [isOpen, setOpen] = useState(false);

  const change = (values: RowValues<PointBalanceRow>) => {
    update.mutate({ base: row, values });
  };
  const takeOut = async () => {
    // The row unmounts before the response; only the promise can report it.
    const outcome = await remove.mutateAsync(row).catch(() => 'reported' as const);
    if (outcome !== 'removed') return;
    const undo = () => {
      add.mutate(row);
    };
    toast({ title: `${system.name} removed`, action: { label: 'Undo', onPress: undo } });
  };

  return (
    <li className="grid gap-3 py-4">
      <div className="relative grid items-start gap-x-4 gap-y-3 max-md:grid-cols-2 md:grid-cols-[minmax(0,1fr)_9rem_10rem_8rem_2.5rem]">
        <div className="grid min-w-0 gap-1 max-md:col-span-2 max-md:pr-12">
          <NameLink translate="no" to="/app/point-systems/$id" params={{ id: system.slug }}>
            {system.name}
          </NameLink>
          <p className="text-muted-foreground flex flex-wrap items-center gap-2 text-sm">
            {owner !== undefined && <Badge tone="outline">{owner}</Badge>}
            {describeAge(balance)}
            {(ageDays ?? 0) > oldAfterDays && <Badge tone="caution">Look it up again</Badge>}
            {expiresInDays !== null && expiresInDays < 0 && (
              <Badge tone="destructive">Expired</Badge>
            )}
            {expiresInDays !== null && expiresInDays >= 0 && expiresInDays <= nearWithinDays && (
              <Badge tone="caution">Expires in {formatCount(expiresInDays, 'day')}</Badge>
            )}
          </p>
        </div>
        <PointsInput
          label="Points"
          subject={subject}
          points={row.points}
          onChange={(points) => change({ points, counted_on: getToday() })}
        />
        {!hasDate ? (
          <span className="max-md:hidden" />
        ) : (
          <InputField
            label="Expires"
            type="date"
            aria-label={`Last day of ${own}`}
            value={row.expires_on ?? ''}
            onChange={(event) => change({ expires_on: event.target.value || null })}
          />
        )}
        <div
          className={cn(
            'grid content-start gap-0.5 md:justify-items-end md:pt-1',
            hasDate
              ? 'max-md:col-span-2'
              : 'max-md:justify-items-end max-md:pt-5 max-md:text-right',
          )}
        >
          <p className="text-xl font-semibold">{formatCents(Math.round(worthCents))}</p>
          <p className="text-muted-foreground text-sm">
            at <ValueMark value={value} /> a point
          </p>
        </div>
        <ActionsMenu subject={own} className="max-md:absolute max-md:-top-2 max-md:right-0">
          {!hasDate && (
            <DropdownMenuItem onSelect={() => setWantsDay(true)}>
              <CalendarPlus aria-hidden />
              Enter a last day
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => void takeOut()} className="text-destructive">
            <Trash2 aria-hidden />
            Remove
          </DropdownMenuItem>
        </ActionsMenu>
      </div>
      <ExpiryNote system={system} />
      {isLocked && (
        <p className="text-muted-foreground text-sm">
          No card you hold can move these points to a partner, so they count at what they are worth
          without transfers.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button variant="outline" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          What {formatPoints(row.points)} could become
          <ChevronDown aria-hidden className={cn('transition-transform', isOpen && 'rotate-180')} />
        </Button>
        <Link
          to="/app/points-or-cash"
          search={{ to: system.slug }}
          aria-label={`Points or cash with ${own}`}
          className="text-primary inline-flex min-h-6 items-center text-sm font-medium underline-offset-4 hover:underline"
        >
          Points or cash
        </Link>
      </div>
      {isOpen && <BalanceTransfers balance={balance} />}
    </li>
  );
}
