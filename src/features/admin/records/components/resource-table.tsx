import { Link } from '@tanstack/react-router';
import { Fragment, type KeyboardEvent } from 'react';
import { SortableHead } from '@/components/sortable-head.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { TableBody, TableCell, TableHeader, TableRow } from '@/components/ui/table.tsx';
import { cn } from '@/lib/class-names.ts';
import type { Field } from '@/lib/fields/field.ts';
import { findField, nameOf, type Resource, type Row } from '../machine/create-resource.ts';
import { findGroupField, formatLine, formatValue } from '../machine/format-value.ts';
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
  const kind = event.target.tagName === 'A' ? 'a' : 'button';
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(`tr > td ${kind}`)];
  const next = all[all.indexOf(event.target) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** On a phone each row is its name with its first figure, and the rest below in at most two lines. */
export function ResourceTable({ resource, rows, sort, onSort, selection }: ResourceTableProps) {
  const columns = resource.columns.flatMap((name) => findField(resource, name) ?? []);
  const group = findGroupField(columns, sort, rows);
  const fields = columns.filter((field) => field !== group);
  // The place in a list is no fact about a row.
  const figure = fields.slice(1).find((field) => isFigure(field) && field.name !== 'position');
  const rest = fields.slice(1).filter((field) => field !== figure);
  const isNamed = (row: Row) => fields[0]?.toText(row[fields[0].name]) !== '';
  const order = sort.replace('-', '');
  const groupOf = (row: Row | undefined) => row && group && row[group.name];
  return (
    <div
      role="group"
      aria-label={`${resource.title}, can be scrolled`}
      tabIndex={0}
      className="bg-card relative w-full rounded-md border sm:max-h-[max(24rem,calc(100dvh-19rem))] sm:overflow-auto"
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
                  'h-9',
                  index === 0 ? 'sm:sticky sm:left-10 sm:z-10' : 'max-sm:hidden',
                )}
                onSort={() => onSort(sort === field.name ? `-${field.name}` : field.name)}
              >
                {field.label}
              </SortableHead>
            ))}
          </tr>
        </TableHeader>
        <TableBody onKeyDown={moveFocus}>
          {rows.map((row, place) => {
            const isSelected = selection.has(row.id);
            return (
              <Fragment key={row.id}>
                {group && (place === 0 || groupOf(row) !== groupOf(rows[place - 1])) && (
                  <tr>
                    <th
                      scope="rowgroup"
                      colSpan={fields.length + 1}
                      className="bg-muted border-b px-3 py-1.5 text-left font-semibold"
                    >
                      <span className="sticky left-3">
                        {formatValue(group, row) || `${group.label}: none`}
                      </span>
                    </th>
                  </tr>
                )}
                <TableRow
                  data-state={isSelected ? 'selected' : undefined}
                  className="group border-0"
                >
                  <TableCell className="bg-card group-data-[state=selected]:bg-primary-soft sticky left-0 z-1 px-3 py-1 align-top sm:align-middle pointer-coarse:py-2">
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
                        'py-1 pointer-coarse:py-2 max-sm:align-top sm:whitespace-nowrap',
                        isFigure(field) && 'text-right whitespace-nowrap tabular-nums',
                        index > 0 && 'max-sm:hidden',
                        index === 0 &&
                          'bg-card group-data-[state=selected]:bg-primary-soft sm:sticky sm:left-10 sm:z-1 sm:max-w-72 sm:truncate xl:max-w-96',
                      )}
                    >
                      {index === 0 ? (
                        <>
                          <span className="flex items-baseline justify-between gap-3 sm:block">
                            <Link
                              to="/admin/$resource/$id"
                              params={{ resource: resource.path, id: String(row.id) }}
                              preload={false}
                              className="block leading-6 font-medium underline-offset-4 hover:underline focus-visible:-outline-offset-2 max-sm:wrap-anywhere sm:truncate"
                            >
                              {isNamed(row) ? (
                                <CellValue field={field} row={row} />
                              ) : (
                                nameOf(resource, row, group)
                              )}
                            </Link>
                            {figure && (
                              <span className="leading-6 whitespace-nowrap tabular-nums sm:hidden">
                                {figure.kind === 'number' && formatValue(figure, row) !== '' && (
                                  <span className="text-muted-foreground">{figure.label} </span>
                                )}
                                {formatValue(figure, row)}
                              </span>
                            )}
                          </span>
                          <p className="text-muted-foreground line-clamp-2 wrap-anywhere sm:hidden">
                            {formatLine(
                              isNamed(row)
                                ? rest
                                : rest.filter(({ name }) => !resource.nameBy.includes(name)),
                              row,
                            )}
                          </p>
                        </>
                      ) : (
                        <CellValue field={field} row={row} />
                      )}
                    </TableCell>
                  ))}
                </TableRow>
              </Fragment>
            );
          })}
        </TableBody>
      </table>
    </div>
  );
}
