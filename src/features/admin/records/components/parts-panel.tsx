import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { cn } from '@/lib/class-names.ts';
import { findField, type Resource, type ResourcePart } from '../machine/create-resource.ts';
import { formatLine } from '../machine/format-value.ts';
import { resourceListQuery } from '../queries.ts';
import { findResource } from '../find-resource.ts';
import { CellValue } from './cell-value.tsx';

type PartsPanelProps = { part: ResourcePart; id: number };

const mostColumns = 6;

function PartRows({ resource, part, id }: PartsPanelProps & { resource: Resource }) {
  const where = `${part.by}:${id}`;
  const { data } = useQuery(resourceListQuery(resource, { where, sort: 'id' }));
  const fields = resource.columns
    .filter((name) => name !== part.by)
    .slice(0, mostColumns)
    .flatMap((name) => findField(resource, name) ?? []);
  return (
    <section aria-label={resource.title} className="border-foreground min-w-0 border-t-2">
      <header className="flex items-center justify-between gap-2 border-b py-2">
        <h2 className="font-semibold">
          <Link
            to="/admin/$resource"
            params={{ resource: resource.path }}
            search={{ where }}
            className="underline-offset-4 hover:underline"
          >
            {resource.title}
          </Link>{' '}
          <span className="text-muted-foreground font-normal">{data?.total}</span>
        </h2>
        <Button asChild size="sm" variant="outline">
          <Link
            to="/admin/$resource/new"
            params={{ resource: resource.path }}
            search={{ given: where }}
          >
            <Plus aria-hidden />
            Add
            <span className="sr-only"> {resource.one}</span>
          </Link>
        </Button>
      </header>
      {data && data.rows.length > 0 && (
        <div
          role="group"
          tabIndex={0}
          aria-label={`${resource.title}, can be scrolled sideways`}
          className="overflow-x-auto"
        >
          <table aria-label={resource.title} className="w-full text-sm">
            <TableHeader>
              <tr>
                {fields.map((field, index) => (
                  <TableHead key={field.name} className={cn('h-8', index > 0 && 'max-sm:hidden')}>
                    {field.label}
                  </TableHead>
                ))}
              </tr>
            </TableHeader>
            <TableBody>
              {data.rows.map((row) => (
                <TableRow key={row.id}>
                  {fields.map((field, index) => (
                    <TableCell
                      key={field.name}
                      className={cn('py-1 sm:whitespace-nowrap', index > 0 && 'max-sm:hidden')}
                    >
                      {index === 0 ? (
                        <>
                          <Link
                            to="/admin/$resource/$id"
                            params={{ resource: resource.path, id: String(row.id) }}
                            className="inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline"
                          >
                            <CellValue field={field} row={row} />
                          </Link>
                          <p className="text-muted-foreground sm:hidden">
                            {formatLine(fields.slice(1), row)}
                          </p>
                        </>
                      ) : (
                        <CellValue field={field} row={row} />
                      )}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </table>
        </div>
      )}
    </section>
  );
}

export function PartsPanel({ part, id }: PartsPanelProps) {
  const resource = findResource(part.path);
  return resource && <PartRows resource={resource} part={part} id={id} />;
}
