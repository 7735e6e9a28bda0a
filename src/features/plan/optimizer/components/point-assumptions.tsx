import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ProgramUseNote } from '@/components/program-use-note.tsx';
import { valuations } from '@/features/catalog/facts/tables.ts';
import { formatCentsPerPoint } from '@/lib/format.ts';
import type { PointAssumption } from '../list-assumptions.ts';
import type { AssumedFigure } from '../schema.ts';

type PointAssumptionsProps = {
  points: readonly PointAssumption[];
  inputs: AssumedFigure['inputs'];
  /** True to link to the points page, which only members have. */
  isLinked: boolean;
};

export function PointAssumptions({ points, inputs, isLinked }: PointAssumptionsProps) {
  const { rows, preferences, names } = inputs;
  const used = points.flatMap(({ system, centsPerPoint }) => {
    const row = rows.pointSystems.find(({ slug }) => slug === system);
    return row ? [{ row, centsPerPoint }] : [];
  });
  const { data: published = [] } = useQuery(valuations.query());
  return (
    <ul className="divide-y rounded-md border text-sm">
      {used.map(({ row, centsPerPoint }) => {
        const publishers = [
          ...new Set(
            published.flatMap((each) => (each.point_system_id === row.id ? each.publisher : [])),
          ),
        ];
        const isOwn = row.slug in preferences.pointValues;
        const program = isOwn ? null : inputs.programUseOf(row);
        return (
          <li key={`${row.slug} ${centsPerPoint}`} className="px-3 py-2">
            {isLinked ? (
              <Link
                to="/app/point-systems/$id"
                params={{ id: row.slug }}
                className="underline underline-offset-4"
              >
                {names.pointSystem(row.slug)}
              </Link>
            ) : (
              names.pointSystem(row.slug)
            )}
            : {formatCentsPerPoint(centsPerPoint)} each
            <span className="text-muted-foreground block">
              {isOwn
                ? 'with values of your own'
                : program?.isUsed === false
                  ? 'only what they are worth as cash'
                  : centsPerPoint === 0
                    ? 'no way to turn them into money is known'
                    : publishers.length > 0
                      ? `published by ${publishers.join(', ')}`
                      : 'from the catalog'}
            </span>
            {program && <ProgramUseNote slug={row.slug} name={row.name} judged={program} />}
          </li>
        );
      })}
    </ul>
  );
}
