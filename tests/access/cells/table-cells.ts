import { columnsOf, OUTCOMES, type Actor, type Outcome, type TableAccess } from '../matrix.ts';
import { CALLERS, MEMBER_IDS, quote, SUBJECTS, type Caller, type Cell } from './cell.ts';

export interface TriedRow {
  row: Record<string, unknown>;
  /** Columns that the table's writers may set. */
  insertable: readonly string[];
  isDraft: boolean;
}

const asActor = (caller: Caller): Actor => (caller === 'ghost' ? 'anon' : caller);
const isPrivate = (kind: TableAccess['kind']) =>
  kind === 'member' || kind === 'account' || kind === 'report';
const isRefused = (outcome: Outcome) => outcome === 'refused';

type Forms = Record<string, { statement: string; both: Outcome; policies?: Outcome }>;

/**
 * Lists a table's cells for one caller: their own rows, another's, rows without an owner, and rows that would change
 * owners.
 */
function listForms(access: TableAccess, tried: TriedRow, caller: Caller): Forms {
  const { table, kind, changes } = access;
  const { row, insertable } = tried;
  const key = kind === 'account' ? 'id' : 'member_id';
  const [select, insert, update, remove] = OUTCOMES[kind][asActor(caller)];
  const target = `public.${table}`;
  const where = `where id = ${quote(String(row['id']))}`;
  const record = (values: Record<string, unknown>) =>
    `jsonb_populate_record(null::${target}, ${quote(JSON.stringify(values))})`;
  const insertOf = (values: Record<string, unknown>, more: readonly string[] = []) => {
    const columns = [...new Set([...insertable, ...more])].join(', ');
    return `insert into ${target} (${columns}) select ${columns} from ${record(values)}`;
  };
  const value = `(${record(row)}).${changes}`;
  const overwrite = `on conflict (id) do update set ${changes} = excluded.${changes}`;
  const nobodysUnlessAllowed = (outcome: Outcome) => (isRefused(outcome) ? 'nothing' : outcome);
  const isOwner = caller === 'owner';

  const forms: Forms = {
    select: {
      statement: `select from ${target} ${where}`,
      both: tried.isDraft && caller !== 'admin' ? 'nothing' : select,
    },
    insert: { statement: insertOf(row), both: insert, policies: insert },
    update: { statement: `update ${target} set ${changes} = ${value} ${where}`, both: update },
    delete: { statement: `delete from ${target} ${where}`, both: remove },
    'set its revision': {
      statement: `update ${target} set revision = 1 ${where}`,
      both: table === 'reference_changes' ? 'nothing' : 'refused',
    },
    'insert a revision': { statement: insertOf(row, ['revision']), both: 'refused' },
    upsert: {
      statement: `${insertOf(row, kind === 'history' ? [] : ['id'])} ${overwrite}`,
      both: kind === 'member' ? insert : 'refused',
      policies: kind === 'reference' || kind === 'member' ? insert : 'refused',
    },
  };
  if (columnsOf(table) !== '*') {
    forms['select every column'] = {
      statement: `select * from ${target} ${where}`,
      both: 'refused',
      policies: nobodysUnlessAllowed(select),
    };
  }
  // A statement without a condition on rows: only the policy for the verb can refuse. A caller who may change every
  // row is spared.
  if (kind !== 'reference' || caller !== 'admin') {
    const everyRow: Forms = {
      'update every row': {
        statement: `update ${target} set ${changes} = ${value}`,
        both: kind === 'account' && !isRefused(update) ? 'allowed' : update,
      },
      'delete every row': { statement: `delete from ${target}`, both: remove },
    };
    Object.assign(forms, everyRow);
  }
  if (isPrivate(kind)) {
    const receiver = isOwner ? MEMBER_IDS.other : MEMBER_IDS.owner;
    const hasOwnRow = isOwner || (kind === 'account' && SUBJECTS[caller] !== null);
    const answersAll = kind === 'report' && caller === 'admin';
    forms['give a row away'] = {
      statement: `update ${target} set ${key} = ${quote(receiver)}`,
      both: 'refused',
      // The policies let an admin change every column of a report; the grants name two.
      policies: answersAll
        ? 'allowed'
        : hasOwnRow && caller !== 'ghost' && kind !== 'report'
          ? 'refused'
          : 'nothing',
    };
    if (kind !== 'account') {
      const forAnother = insertOf({ ...row, id: MEMBER_IDS.admin, [key]: receiver }, ['id']);
      const forNobody = insertOf({ ...row, id: MEMBER_IDS.admin, [key]: null }, ['id']);
      const forMe = insertOf({ ...row, [key]: SUBJECTS[caller] }, ['id']);
      forms['insert for another'] = { statement: forAnother, both: 'refused' };
      forms['insert for nobody'] = { statement: forNobody, both: 'refused' };
      if (caller !== 'ghost' && !isOwner) {
        forms['take a row over'] = {
          statement: `${forMe} ${overwrite}`,
          both: answersAll ? 'allowed' : 'refused',
        };
      }
    }
  }
  return Object.fromEntries(
    Object.entries(forms).map(([form, { statement, both, policies }]) => {
      const isInsertion = statement.startsWith('insert');
      const alone = policies ?? (isInsertion ? both : nobodysUnlessAllowed(both));
      return [form, { statement, both, policies: alone }];
    }),
  );
}

const aboutRevisions = ['set its revision', 'insert a revision'];
const byRole: Record<Caller, readonly Actor[]> = {
  anon: ['anon'],
  ghost: ['anon'],
  owner: ['owner', 'other'],
  other: ['owner', 'other'],
  admin: ['owner', 'other', 'admin'],
};
const verbs = ['select', 'insert', 'update', 'delete'];

/** True if the caller's role has no privilege for a form that every caller of that role is refused. */
function isWithoutGrant(access: TableAccess, caller: Caller, form: string): boolean {
  const verb = verbs.indexOf(form);
  if (verb === -1) return aboutRevisions.includes(form) || form === 'give a row away';
  return byRole[caller].every((actor) => OUTCOMES[access.kind][actor][verb] === 'refused');
}

export function listTableCells(access: TableAccess, rows: readonly TriedRow[]): Cell[] {
  const hasRevision = !['fact_changes', 'reference_changes'].includes(access.table);
  return rows.flatMap((tried) =>
    CALLERS.flatMap((caller) =>
      Object.entries(listForms(access, tried, caller)).flatMap(
        ([name, { statement, both, policies }]): Cell[] => {
          const isAboutRevision = aboutRevisions.includes(name);
          if (isAboutRevision && !hasRevision) return [];
          const form = tried.isDraft ? `${name} (a draft)` : name;
          const cell = { scope: access.table, caller, form, statement };
          return [
            { ...cell, wall: 'both', expected: both },
            ...(isAboutRevision || policies === undefined
              ? []
              : [{ ...cell, wall: 'policies', expected: policies } as const]),
            ...(isWithoutGrant(access, caller, name)
              ? [{ ...cell, wall: 'grants', expected: 'refused' } as const]
              : []),
          ];
        },
      ),
    ),
  );
}
