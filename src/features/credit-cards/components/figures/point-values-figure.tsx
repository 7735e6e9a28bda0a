import { useQuery } from '@tanstack/react-query';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { formatCentsPerPoint } from '@/lib/format.ts';
import { POINTS_HELD_OR_ASKED } from '@/lib/confidence.ts';
import { parseConfidence } from '../../parse-names.ts';
import { pointValuesQuery } from '../../read-figures.ts';
import * as texts from '../../texts.ts';
import { FigureFrame } from './figure-frame.tsx';
import { FigureOf } from './figure-of.tsx';

const show = (value: number | null) => (value === null ? 'unknown' : formatCentsPerPoint(value));

/** What the catalogue counts a point of each system as, unless a member says otherwise. */
export function PointValuesFigure({ systems }: { systems: readonly string[] }) {
  const query = useQuery(pointValuesQuery(systems));
  return (
    <FigureOf query={query} rows={systems.length} missing={texts.noValueIsKnown}>
      {(rows) => (
        <FigureFrame title={texts.whatAPointCountsAs} note={texts.estimatesInUsCentsAs}>
          <Table label={texts.whatAPointCountsAs}>
            <TableHeader>
              <TableRow>
                <TableHead className="w-full">{texts.pointsLabel}</TableHead>
                <TableHead className="text-right">{texts.forTravel}</TableHead>
                <TableHead className="text-right">{texts.asCash}</TableHead>
                <TableHead className="text-right max-sm:hidden">
                  {texts.withoutAnUnlockingCard}
                </TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {rows.map((system) => (
                <TableRow key={system.slug}>
                  <TableCell>
                    {system.name}{' '}
                    <ConfidenceMark
                      confidence={parseConfidence(system.confidence)}
                      subject={texts.thisValue}
                      countedWhere={POINTS_HELD_OR_ASKED}
                      isCompact
                    />
                  </TableCell>
                  <TableCell className="text-right">{show(system.travel_value)}</TableCell>
                  <TableCell className="text-right">{show(system.cash_value)}</TableCell>
                  <TableCell className="text-right max-sm:hidden">
                    {show(system.untransferable_value)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </FigureFrame>
      )}
    </FigureOf>
  );
}
