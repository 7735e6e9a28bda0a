import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, Trash2 } from 'lucide-react';
import { TitledSection } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { redemption } from '@/features/mine/valuation/schema.ts';
import { redemptionsQuery } from '@/features/mine/valuation/tables.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { formatCents, formatPoints } from '@/lib/format.ts';
import { describeRedeemed } from '../describe-redemption.ts';
import { redemptionEdits } from '../mutations.ts';

type KeepRedemptionProps = {
  system: PointSystemRow;
  found: { readonly points: number; readonly cashCents: number; readonly taxesCents: number };
};

/** Keeps the award as one that the member booked with points. */
export function KeepRedemption({ system, found }: KeepRedemptionProps) {
  const { data: rows } = useSuspenseQuery(redemptionsQuery());
  const add = useMutation(redemptionEdits.adding);
  const remove = useMutation(redemptionEdits.removing);
  const { points, cashCents, taxesCents } = found;
  const isKept = rows.some(
    (row) =>
      row.point_system_id === system.id &&
      row.points === points &&
      row.cash_cents === cashCents &&
      row.taxes_cents === taxesCents &&
      row.redeemed_on === getToday(),
  );
  const keep = () => {
    const row = redemption.create({
      point_system_id: system.id,
      points,
      cash_cents: cashCents,
      taxes_cents: taxesCents,
      redeemed_on: getToday(),
    });
    add.mutate(row);
    toast({
      title: `${formatPoints(points)} ${system.name} kept as used`,
      action: { label: 'Undo', onPress: () => remove.mutate(row) },
    });
  };
  return (
    <Button variant="outline" className="justify-self-start" disabled={isKept} onClick={keep}>
      <Check aria-hidden />
      {isKept ? 'Kept as used' : 'I used the points'}
    </Button>
  );
}

type RedeemedProps = {
  system: PointSystemRow;
  /** Cents a point that the member counts. */
  ownValue: number;
};

/** The kept redemptions of a program, with what they brought. */
export function Redeemed({ system, ownValue }: RedeemedProps) {
  const { data } = useSuspenseQuery(redemptionsQuery());
  const add = useMutation(redemptionEdits.adding);
  const remove = useMutation(redemptionEdits.removing);
  const rows = data.filter(({ point_system_id: id }) => id === system.id);
  const brought = describeRedeemed(rows, system.name, ownValue);
  if (brought === null) return null;
  return (
    <TitledSection id="redeemed" title="What my points brought">
      <p className="max-w-prose">
        {brought}{' '}
        <Link to="/app/my-profile" hash="point-values" className="text-primary underline">
          Change what I count
        </Link>
      </p>
      <ul aria-label={`Redemptions of ${system.name}`} className="divide-y">
        {rows.toReversed().map((row) => (
          <li key={row.id} className="flex items-center justify-between gap-3 py-1">
            <p>
              {formatPoints(row.points)} for {formatCents(row.cash_cents)}
              {row.taxes_cents > 0 && ` less ${formatCents(row.taxes_cents)} in taxes`}
              <span className="text-muted-foreground text-sm">
                {' '}
                · {formatDate(row.redeemed_on)}
              </span>
            </p>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Remove the redemption of ${formatPoints(row.points)} on ${formatDate(row.redeemed_on)}`}
              onClick={() => {
                // The pressed button disappears.
                document.getElementById('main')?.focus({ preventScroll: true });
                remove.mutate(row);
                toast({
                  title: 'Redemption removed',
                  action: { label: 'Undo', onPress: () => add.mutate(row) },
                });
              }}
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
