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
import { FigureFrame } from './figure-frame.tsx';
import { FigureOf } from './figure-of.tsx';

const show = (value: number | null) => (value === null ? 'unknown' : formatCentsPerPoint(value));

export function PointValuesFigure({ systems }: { systems: readonly string[] }) {
  const query = useQuery(pointValuesQuery(systems));
  return (
    <FigureOf query={query} rows={systems.length} missing="No value is known.">
      {(rows) => (
        <FigureFrame
          title="What a point counts as"
          note="Estimates in US cents. As a member you set your own, system by system."
        >
          <Table label="What a point counts as">
            <TableHeader>
              <TableRow>
                <TableHead className="w-full">Points</TableHead>
                <TableHead className="text-right">For travel</TableHead>
                <TableHead className="text-right">As cash</TableHead>
                <TableHead className="text-right max-sm:hidden">
                  Without an unlocking card
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
                      subject="this value"
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
