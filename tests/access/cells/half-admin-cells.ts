import { type TableAccess, TOPICS } from '../matrix.ts';
import { type Cell, HALF_ADMINS, quote } from './cell.ts';
import type { TriedRow } from './table-cells.ts';

/**
 * Lists admins' actions for callers who are only half an admin: the policies check the token and the account. Every
 * privilege is granted, so that only policies can refuse.
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
      // Reads no column, so that only the policy for updates can refuse.
      update: [`update public.${table} set ${changes} = (${record}).${changes}`, 'nothing'],
      delete: [`delete from public.${table}`, 'nothing'],
    } as const;
    return HALF_ADMINS.flatMap((caller) =>
      Object.entries(forms).map(([name, [statement, expected]]): Cell => {
        const form = isDraft ? `${name} (a draft)` : name;
        // Reports belong to members, whose second factor is checked before anything else.
        const isAsked = kind === 'report' && caller === 'unproved admin' && name !== 'delete';
        const cell = { scope: table, wall: 'policies', caller, form, statement } as const;
        return { ...cell, expected: isAsked ? 'refused' : expected };
      }),
    );
  });
}

/** Lists the admins' channels, which half admins cannot hear either. */
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
