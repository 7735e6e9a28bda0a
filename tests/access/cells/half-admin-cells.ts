import { type TableAccess, TOPICS } from '../matrix.ts';
import { type Cell, HALF_ADMINS, quote } from './cell.ts';
import type { TriedRow } from './table-cells.ts';

/**
 * What is for admins is for nobody who is one only by half: the policies ask the token and the account. With every
 * privilege granted, so that policies alone stand in the way.
 */
export function listHalfAdminCells(access: TableAccess, rows: readonly TriedRow[]): Cell[] {
  const { table, kind, changes } = access;
  if (kind !== 'reference' && kind !== 'history' && kind !== 'report') return [];
  return rows.flatMap(({ row, insertable, isDraft }) => {
    const where = `where id = ${quote(String(row['id']))}`;
    const columns = insertable.join(', ');
    const record = `jsonb_populate_record(null::public.${table}, ${quote(JSON.stringify(row))})`;
    const isHidden = isDraft || kind !== 'reference';
    const forms = {
      select: [`select from public.${table} ${where}`, isHidden ? 'nothing' : 'allowed'],
      insert: [
        `insert into public.${table} (${columns}) select ${columns} from ${record}`,
        'refused',
      ],
      // Reads no column, so that the policy for changes alone stands in the way.
      update: [`update public.${table} set ${changes} = (${record}).${changes}`, 'nothing'],
      delete: [`delete from public.${table}`, 'nothing'],
    } as const;
    return HALF_ADMINS.flatMap((caller) =>
      Object.entries(forms).map(([name, [statement, expected]]): Cell => {
        const form = isDraft ? `${name} (a draft)` : name;
        // Reports are of members, of whom a second factor is asked before anything else.
        const isAsked = kind === 'report' && caller === 'unproved admin' && name !== 'delete';
        const cell = { scope: table, wall: 'policies', caller, form, statement } as const;
        return { ...cell, expected: isAsked ? 'refused' : expected };
      }),
    );
  });
}

/** Nor do they hear what admins are told. */
export function listHalfAdminTopicCells(): Cell[] {
  return Object.entries(TOPICS)
    .filter(
      ([, listeners]) =>
        listeners.some((listener) => listener === 'admin') &&
        !listeners.some((listener) => listener === 'anon'),
    )
    .flatMap(([topic]) =>
      HALF_ADMINS.map((caller) => ({
        scope: 'realtime.messages',
        wall: 'both',
        caller,
        topic,
        form: `hear broadcast on ${topic}`,
        statement: `select from realtime.messages where topic = ${quote(topic)} and extension = 'broadcast'`,
        expected: 'nothing',
      })),
    );
}
