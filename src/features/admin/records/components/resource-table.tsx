import { Link } from '@tanstack/react-router';
import type { KeyboardEvent } from 'react';
import { SortableHead } from '@/components/sortable-head.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { TableBody, TableCell, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { cn } from '@/lib/class-names.ts';
import type { Field } from '@/lib/fields/field.ts';
import { findField, nameOf, type Resource, type Row } from '../machine/create-resource.ts';
import type { Selection } from '../use-selection.ts';
import { CellValue } from './cell-value.tsx';

type ResourceTableProps = {
  resource: Resource;
  rows: readonly Row[];
  sort: string;
  onSort: (sort: string) => void;
  selection: Selection;
};

const isFigure = ({ kind }: Field) => kind === 'number' || kind === 'money';

/** Up and down go from row to row; the link of a row opens it. */
function moveFocus(event: KeyboardEvent<HTMLTableSectionElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  if (!(event.target instanceof HTMLElement)) return;
  const row = event.target.closest('tr');
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const target = next?.querySelector(event.target.tagName === 'A' ? 'a' : 'button');
  if (!(target instanceof HTMLElement)) return;
  event.preventDefault();
  target.focus();
}

export function ResourceTable({ resource, rows, sort, onSort, selection }: ResourceTableProps) {
  const fields = resource.columns.flatMap((name) => findField(resource, name) ?? []);
  const order = sort.replace('-', '');
  return (
    <div
      role="group"
      aria-label={`${resource.title}, can be scrolled`}
      tabIndex={0}
      className="bg-card relative max-h-[max(24rem,calc(100dvh-19rem))] w-full overflow-auto rounded-md border"
    >
      <table
        aria-label={resource.title}
        className="w-full border-separate border-spacing-0 text-sm [&_tbody_tr:last-child_td]:border-0 [&_td]:border-b"
      >
        <TableHeader className="bg-muted [&_th]:bg-muted sticky top-0 z-20 [&_th]:border-b">
          <tr>
            <th scope="col" className="bg-muted sticky left-0 z-10 h-9 w-10 px-3 text-left">
              <Checkbox
                aria-label="Select all rows of this page"
                checked={selection.stateOf(rows)}
                onCheckedChange={(isOn) => selection.setAll(rows, isOn === true)}
                className="block"
              />
            </th>
            {fields.map((field, index) => (
              <SortableHead
                key={field.name}
                align={isFigure(field) ? 'right' : 'left'}
                direction={
                  order === field.name ? (sort.startsWith('-') ? 'desc' : 'asc') : undefined
                }
                className={cn(
                  'h-9 max-sm:whitespace-nowrap',
                  index === 0 && 'sm:sticky sm:left-10 sm:z-10',
                )}
                onSort={() => onSort(sort === field.name ? `-${field.name}` : field.name)}
              >
                {field.label}
              </SortableHead>
            ))}
          </tr>
        </TableHeader>
        <TableBody onKeyDown={moveFocus}>
          {rows.map((row) => {
            const isSelected = selection.has(row.id);
            return (
              <TableRow
                key={row.id}
                data-state={isSelected ? 'selected' : undefined}
                className="group border-0"
              >
                <TableCell className="bg-card group-data-[state=selected]:bg-primary-soft sticky left-0 z-1 px-3 py-1 pointer-coarse:py-2">
                  <Checkbox
                    aria-label={`Select ${nameOf(resource, row)}`}
                    checked={isSelected}
                    onClick={(event) => selection.toggle(row, rows, event.shiftKey)}
                    className="block"
                  />
                </TableCell>
                {fields.map((field, index) => (
                  <TableCell
                    key={field.name}
                    className={cn(
                      'py-1 whitespace-nowrap pointer-coarse:py-2',
                      isFigure(field) && 'text-right tabular-nums',
                      index === 0 &&
                        'bg-card group-data-[state=selected]:bg-primary-soft max-w-72 truncate sm:sticky sm:left-10 sm:z-1 xl:max-w-96',
                    )}
                  >
                    {index === 0 ? (
                      <Link
                        to="/admin/$resource/$id"
                        params={{ resource: resource.path, id: String(row.id) }}
                        preload={false}
                        className="block truncate leading-6 font-medium underline-offset-4 hover:underline focus-visible:-outline-offset-2"
                      >
                        {field.toText(row[field.name]) === '' ? (
                          nameOf(resource, row)
                        ) : (
                          <CellValue field={field} row={row} />
                        )}
                      </Link>
                    ) : (
                      <CellValue field={field} row={row} />
                    )}
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableBody>
      </table>
    </div>
  );
}
