import type { OpenCells } from './open-cells.ts';

/** One statement that removes or widens a policy or a privilege. */
export interface Mutant {
  scope: string;
  name: string;
  statement: string;
}

type Policy = {
  schema: string;
  table: string;
  name: string;
  isRestrictive: boolean;
  command: string;
  roles: string[];
  qual: string | null;
  check: string | null;
};

const VERBS = ['select', 'insert', 'update', 'delete'];
const isTrue = (expression: string | null) => expression === null || expression === 'true';

function mutatePolicy(policy: Policy): Mutant[] {
  const { schema, table, name, isRestrictive, command, roles, qual, check } = policy;
  const target = `${schema}.${table}`;
  const scope = schema === 'public' ? table : target;
  const alter = (change: string): Mutant => ({
    scope,
    name: `${target}: “${name}” ${change}`,
    statement: `alter policy "${name}" on ${target} ${change}`,
  });
  const dropped = {
    scope,
    name: `${target}: “${name}” dropped`,
    statement: `drop policy "${name}" on ${target}`,
  };
  return [
    dropped,
    ...(isTrue(qual) ? [] : [alter('using (true)')]),
    // A policy for all verbs without a check of its own uses its condition for reads.
    ...(isTrue(check) && !(isRestrictive && command === 'ALL') ? [] : [alter('with check (true)')]),
    // A restrictive policy is stricter if it applies to more roles.
    ...(isRestrictive ? [alter('to anon')] : mutateRoles(roles, alter)),
  ];
}

function mutateRoles(roles: readonly string[], alter: (change: string) => Mutant): Mutant[] {
  return [
    // A policy for visitors and members already covers everyone and cannot be widened.
    ...(roles.includes('anon') ? [] : [alter('to anon'), alter('to public')]),
    ...(roles.includes('app_admin') ? [alter('to authenticated')] : []),
  ];
}

async function listPolicies(db: OpenCells['db']): Promise<Policy[]> {
  const { rows } = await db.query<Policy>(
    `select schemaname as schema, tablename as "table", policyname as name, permissive = 'RESTRICTIVE' as "isRestrictive", cmd as command, roles::text[] as roles, qual, with_check as "check"
     from pg_policies where schemaname in ('public', 'storage', 'realtime') order by 1, 2, 3`,
  );
  return rows;
}

async function listGrants(db: OpenCells['db']): Promise<Mutant[]> {
  const tables = await db.query<{ table: string; role: string; verb: string }>(
    `select tablename as "table", role, verb
     from pg_tables cross join unnest('{anon,authenticated,app_admin}'::text[]) role cross join unnest($1::text[]) verb
     where schemaname = 'public' and not has_table_privilege(role, format('public.%I', tablename), verb) order by 1, 2, 3`,
    [VERBS],
  );
  const functions = await db.query<{
    name: string;
    signature: string;
    role: string;
    mayCall: boolean;
  }>(
    `select proname as name, p.oid::regprocedure::text as signature, role, has_function_privilege(role, p.oid, 'execute') as "mayCall"
     from pg_proc p cross join unnest('{anon,authenticated,app_admin}'::text[]) role
     where pronamespace = 'public'::regnamespace order by 1, 3`,
  );
  return [
    ...tables.rows.map(({ table, role, verb }) => ({
      scope: table,
      name: `${table}: ${verb} granted to ${role}`,
      statement: `grant ${verb} on public.${table} to ${role}`,
    })),
    ...functions.rows.flatMap(({ name, signature, role, mayCall }) =>
      mayCall
        ? []
        : [
            {
              scope: name,
              name: `${name}() granted to ${role}`,
              statement: `grant execute on function ${signature} to ${role}`,
            },
          ],
    ),
    // Skips roles that have nothing to revoke.
    ...[
      ...new Set(functions.rows.flatMap(({ signature, mayCall }) => (mayCall ? [signature] : []))),
    ].map((signature) => ({
      scope: functions.rows.find((row) => row.signature === signature)?.name ?? '',
      name: `${signature} revoked`,
      statement: `revoke execute on function ${signature} from anon, authenticated, app_admin`,
    })),
  ];
}

/** Lists every policy and privilege of the API, dropped or loosened one by one. */
export async function listMutants(db: OpenCells['db']): Promise<Mutant[]> {
  const policies = await listPolicies(db);
  const tables = [...new Set(policies.map(({ schema, table }) => `${schema}.${table}`))];
  return [
    ...policies.flatMap(mutatePolicy),
    ...tables.map((table) => ({
      scope: table.replace(/^public\./, ''),
      name: `${table}: row-level security off`,
      statement: `alter table ${table} disable row level security`,
    })),
    ...(await listGrants(db)),
  ];
}

/** Lists the mutants that no cell distinguishes from the original. */
export async function listSurvivors(
  open: OpenCells,
  mutants: readonly Mutant[],
): Promise<string[]> {
  const survivors: string[] = [];
  for (const [scope, group] of Map.groupBy(mutants, (mutant) => mutant.scope)) {
    const statements = group.map(({ statement }) => statement);
    const places = await open.findSurvivors(scope, statements);
    survivors.push(...group.filter((_, index) => places.has(index)).map(({ name }) => name));
  }
  return survivors;
}
