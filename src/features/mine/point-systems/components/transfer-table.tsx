import { Fragment } from 'react';
import { NameLink } from '@/components/name-link.tsx';
import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import type { ActiveRoute } from '@/domain/transfer/route.ts';
import type { TransferOption } from '@/domain/transfer/transfer-value.ts';
import { describeRatio } from '@/features/mine/point-systems/public.ts';
import { formatDate } from '@/lib/dates.ts';
import {
  formatCentsPerPoint,
  formatExactCents,
  formatPoints,
  formatWholeDollars,
} from '@/lib/format.ts';
import { wayOf } from '../draw-transfers.ts';
import { listBestByUse } from '../explain-transfers.ts';

type TransferTableProps = {
  options: readonly TransferOption[];
  points: number;
  nameOf: (slug: string) => string;
  /** The row of reference data that a step rests on. */
  idOf: (route: ActiveRoute) => number | null;
};

function Gain({ cents }: { cents: number }) {
  if (Math.round(cents) === 0) return <span className="text-muted-foreground">the same</span>;
  return (
    <span className={cents > 0 ? 'text-positive font-medium' : 'text-muted-foreground'}>
      {cents > 0 ? '+' : ''}
      {formatExactCents(cents)}
    </span>
  );
}

type BestByUseProps = Pick<TransferTableProps, 'options' | 'nameOf'> & {
  kindOf: (slug: string) => string | undefined;
};

export function BestByUse({ options, nameOf, kindOf }: BestByUseProps) {
  return (
    <ul aria-label="Best partner by use" className="grid gap-1">
      {listBestByUse(options, kindOf).map(({ use, option }) => (
        <li key={use}>
          Best for {use}:{' '}
          <NameLink to="/app/point-systems/$id" params={{ id: option.system }}>
            {nameOf(option.system)}
          </NameLink>
          , where {formatPoints(option.received)} arrive, worth{' '}
          {formatWholeDollars(option.valueCents)} to you.
        </li>
      ))}
    </ul>
  );
}

export function TransferTable({ options, points, nameOf, idOf }: TransferTableProps) {
  // A column of nothing but losses says less than the sentence above it.
  const hasGain = options.some(({ gainCents }) => Math.round(gainCents) > 0);
  return (
    <Table label={`What ${formatPoints(points)} become`}>
      <TableHeader>
        <TableRow>
          <TableHead>Path</TableHead>
          <TableHead className="hidden text-right md:table-cell">Ratio</TableHead>
          <TableHead className="hidden text-right sm:table-cell">Arrives</TableHead>
          <TableHead className="hidden text-right sm:table-cell">A point</TableHead>
          <TableHead className="text-right">My value</TableHead>
          {hasGain && <TableHead className="text-right">Gain</TableHead>}
        </TableRow>
      </TableHeader>
      <TableBody>
        {options.map((option) => (
          <TableRow key={option.system}>
            <TableCell>
              {wayOf(option).map((slug, index) => (
                <Fragment key={slug}>
                  {index > 0 && <span className="text-muted-foreground"> → </span>}
                  <NameLink to="/app/point-systems/$id" params={{ id: slug }}>
                    {nameOf(slug)}
                  </NameLink>
                </Fragment>
              ))}
              {option.hops.map(({ route }) =>
                route.bonusPercent > 0 ? (
                  <Badge key={route.to} tone="primary" className="ml-2">
                    +{route.bonusPercent}%
                    {route.bonusEndsOn !== null && ` until ${formatDate(route.bonusEndsOn)}`}
                  </Badge>
                ) : null,
              )}
              {option.hops.map(({ route }) => {
                const id = idOf(route);
                if (id === null) return null;
                const subject = `${nameOf(route.from)}: the ratio to ${nameOf(route.to)}`;
                return (
                  <ReportFactButton
                    key={route.to}
                    isCompact
                    fact={{ table: 'point_transfers', id, subject }}
                  />
                );
              })}
              <p className="text-muted-foreground text-sm sm:hidden">
                {formatPoints(option.received)} arrive
              </p>
            </TableCell>
            <TableCell className="hidden text-right whitespace-nowrap md:table-cell">
              {option.hops.map(({ route }) => describeRatio(route)).join(', then ')}
            </TableCell>
            <TableCell className="hidden text-right sm:table-cell">
              {formatPoints(option.received)}
            </TableCell>
            <TableCell className="hidden text-right sm:table-cell">
              {formatCentsPerPoint(option.centsPerPointSent)}
            </TableCell>
            <TableCell className="text-right">{formatExactCents(option.valueCents)}</TableCell>
            {hasGain && (
              <TableCell className="text-right whitespace-nowrap">
                <Gain cents={option.gainCents} />
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
