import { Link } from '@tanstack/react-router';
import { formatCount } from '@/lib/format.ts';
import { toWords } from '@/lib/fields/choice-fields.ts';
import type { Reference } from '../related/queries.ts';
import { resources } from '../find-resource.ts';

type ReferenceListProps = { id: number; references: readonly Reference[] };

const consequences = {
  restrict: 'keeps it from being removed',
  cascade: 'removed with it',
  clear: 'kept, without it',
} as const;

export function ReferenceList({ id, references }: ReferenceListProps) {
  if (references.length === 0) {
    return <p className="text-muted-foreground text-sm">Nothing refers to it.</p>;
  }
  return (
    <ul className="grid gap-1 text-sm">
      {references.map(({ table_name: table, column_name: column, ...reference }) => {
        const resource = resources.find((each) => each.table === table);
        const title = resource?.title ?? toWords(table);
        const amount = reference.is_members
          ? `Rows of ${reference.amount === null ? 'fewer than 5' : `at least ${reference.amount}`} members in`
          : `${formatCount(reference.amount ?? 0, 'row')} of`;
        return (
          <li key={`${table}.${column}`}>
            {amount}{' '}
            {resource ? (
              <Link
                to="/admin/$resource"
                params={{ resource: resource.path }}
                search={{ where: `${column}:${id}` }}
                className="font-medium underline underline-offset-4"
              >
                {title}
              </Link>
            ) : (
              <span className="font-medium">
                {reference.is_members ? `their ${title.toLowerCase()}` : title}
              </span>
            )}{' '}
            <span
              className={
                reference.action === 'restrict' ? 'text-destructive' : 'text-muted-foreground'
              }
            >
              {consequences[reference.action]}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
