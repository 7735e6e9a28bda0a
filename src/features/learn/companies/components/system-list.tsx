import { Link } from '@tanstack/react-router';
import { ValueMark } from '@/components/value-mark.tsx';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { useMyPointValues } from '@/features/mine/point-systems/queries.ts';

export function SystemList({ systems }: { systems: readonly PointSystemRow[] }) {
  const { myValueOf } = useMyPointValues();
  return (
    <ul className="border-foreground divide-y border-t">
      {systems.map((system) => (
        <li key={system.id} className="flex items-center justify-between gap-3 py-2">
          <Link
            translate="no"
            to="/app/point-systems/$id"
            params={{ id: system.slug }}
            className="font-medium underline-offset-4 hover:underline"
          >
            {system.name}
          </Link>
          <span>
            <ValueMark value={myValueOf(system)} />{' '}
            <span className="text-muted-foreground">a point</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
