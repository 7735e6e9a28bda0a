import { OUTCOMES, type TableAccess, VERBS } from '../matrix.ts';
import { type Cell, MEMBER_IDS, quote } from './cell.ts';
import { OWN_FILE } from './other-cells.ts';
import type { TriedRow } from './table-cells.ts';

/** The owner, who has an authenticator app, signed in by password alone. */
const caller = 'unproved';

/** Lists the member's own rows, refused without the second factor, with every privilege granted. */
export function listHalfMemberCells(access: TableAccess, rows: readonly TriedRow[]): Cell[] {
  const { table, kind, changes } = access;
  if (kind !== 'member' && kind !== 'account' && kind !== 'report') return [];
  return rows.flatMap(({ row, insertable }) => {
    const columns = insertable.join(', ');
    const record = `jsonb_populate_record(null::public.${table}, ${quote(JSON.stringify(row))})`;
    const statements = [
      `select from public.${table}`,
      `insert into public.${table} (${columns}) select ${columns} from ${record}`,
      `update public.${table} set ${changes} = (${record}).${changes}`,
      `delete from public.${table}`,
    ];
    return VERBS.map((form, index): Cell => {
      // An action closed to everyone meets no row that could be refused.
      const isForNobody = OUTCOMES[kind].owner[index] === 'refused' && form !== 'insert';
      const expected = isForNobody ? 'nothing' : 'refused';
      const statement = statements[index] ?? '';
      return { scope: table, wall: 'policies', caller, form, statement, expected };
    });
  });
}

/** Lists files and messages too. */
export function listHalfMemberOtherCells(): Cell[] {
  const topic = `member:${MEMBER_IDS.owner}`;
  const files = ['avatars', 'whiteboard-images'].flatMap((bucket): Cell[] => {
    const at = `where bucket_id = ${quote(bucket)} and name = ${quote(OWN_FILE)}`;
    const cell = { scope: 'storage.objects', wall: 'both', caller } as const;
    return [
      {
        ...cell,
        form: `list a file in ${bucket}`,
        operation: 'storage.object.list',
        statement: `select from storage.objects ${at}`,
        expected: 'refused',
      },
      {
        ...cell,
        form: `upload in ${bucket}`,
        statement: `insert into storage.objects (bucket_id, name) values (${quote(bucket)}, '${MEMBER_IDS.owner}/new')`,
        expected: 'refused',
      },
      {
        ...cell,
        form: `remove a file in ${bucket}`,
        statement: `delete from storage.objects ${at}`,
        expected: 'refused',
      },
    ];
  });
  return [
    ...files,
    {
      ...{ scope: 'realtime.messages', wall: 'both', caller, topic },
      form: 'hear their own changes',
      statement: `select from realtime.messages where topic = ${quote(topic)} and extension = 'broadcast'`,
      expected: 'refused',
    },
  ];
}
