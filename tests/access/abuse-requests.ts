import { seededRandom } from '../engine/seeded-random.ts';

export interface CraftedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
}

export interface Ground {
  tables: readonly string[];
  memberTables: readonly string[];
  /** Foreign keys in both directions, for embeds. */
  links: readonly { from: string; to: string; constraint: string }[];
  functions: readonly string[];
  /** Member whose rows must stay out of every answer. */
  victim: string;
  attacker: string;
  victimRows: Readonly<Record<string, string>>;
}

const ACCEPTS = [
  'application/json',
  'text/csv',
  'application/geo+json',
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.object+json;nulls=stripped',
  'application/vnd.pgrst.array+json;nulls=stripped',
  'application/vnd.pgrst.plan+json;for="application/json";options=analyze|verbose|settings|buffers|wal',
  'application/vnd.pgrst.plan+text;options=verbose',
  'application/octet-stream',
  'text/plain',
  'text/xml',
  '*/*',
];
const PREFERS = [
  'count=exact',
  'count=planned',
  'count=estimated',
  'return=representation',
  'return=headers-only',
  'return=minimal',
  'resolution=merge-duplicates,return=representation',
  'resolution=ignore-duplicates,return=representation',
  'missing=default,return=representation',
  'handling=strict,max-affected=1,return=representation',
  'handling=lenient,max-affected=1000,return=representation',
  'tx=commit,return=representation',
  'tx=rollback,return=representation',
  'params=single-object',
  'timezone=Pacific/Kiritimati',
  'count=exact,return=representation,tx=rollback',
];
const SCHEMAS = [
  'auth',
  'private',
  'realtime',
  'storage',
  'pg_catalog',
  'information_schema',
  'supabase_migrations',
  'extensions',
  'cells',
  'public,auth',
  'PUBLIC',
  '',
];
const LIMITS = ['-1', '0', '1', '1000000000', '99999999999999999999', '1;select', 'null', '1e9'];
const RANGES = ['0-999999', '5-2', '-5', 'items=0-0', '0-', '0-0,5-9', '999999-', 'bytes=0-10'];
const HIDDEN = [
  '/auth.users',
  '/users',
  '/rpc/grant_admin',
  '/rpc/set_user_role',
  '/rpc/replace_member_rows',
  '/rpc/send',
  '/rpc/topic',
  '/rpc/pg_read_file?filename=/etc/passwd',
  '/rpc/query_to_xml?query=select+*+from+members',
  '/rpc/table_to_xml?tbl=members',
  '/rpc/set_config?setting_name=role&new_value=service_role&is_local=false',
  '/rpc/dblink',
  '/pg_stat_activity',
  '/pg_user',
  '/information_schema.tables',
  '/private.member_mutations',
  '/objects',
  '/messages',
  '/schema_migrations',
  '/..%2fauth%2fusers',
  '/members%00',
  '/',
];

/** True for a key to one row: a constraint is named after the table that has it. */
const leadsToOne = ({ from, constraint }: Ground['links'][number]) =>
  constraint.startsWith(`${from}_`);

/** Crafts requests of an attacker who knows PostgREST well and looks for a way around the policies. */
export function craftRequests(ground: Ground, amount: number, seed: number): CraftedRequest[] {
  const { next: random, pick } = seededRandom(seed);
  const { attacker, victim, victimRows } = ground;

  /**
   * A walk over foreign keys: to reference data and on to members' rows, with aliases, hints and spreads; sometimes
   * on to all rows that share one, which is refused, like more than two levels.
   */
  const embed = (table: string, depth: number, isShared = false): string => {
    const isWrong = random() < 0.05;
    const next = ground.links.filter(
      (link) => link.from === table && (isWrong || !isShared || leadsToOne(link)),
    );
    const intoMembers = next.filter((link) => ground.memberTables.includes(link.to));
    const link = next.length === 0 ? undefined : pick(intoMembers.length > 0 ? intoMembers : next);
    if (!link) return '*';
    const hint = `!${link.constraint}${pick(['', '', '!inner', '!left'])}`;
    const prefix = pick(['', '', '', 'alias:', '...']);
    const inner =
      depth > 0
        ? embed(link.to, depth - 1, leadsToOne(link))
        : pick(['*', '*', '*', '*', '*', '*', '*', 'id', 'id', 'count()']);
    return `${pick(['*', '*', 'id', 'id::text'])},${prefix}${link.to}${hint}(${inner})`;
  };
  const isOfMember = (table: string) => ground.memberTables.includes(table);
  const condition = (table: string): string =>
    pick([
      'id.not.is.null',
      'revision.gte.0',
      'revision.in.(1,2,3)',
      'created_at.lt.infinity',
      ...(isOfMember(table)
        ? [
            `member_id.eq.${victim}`,
            `member_id.neq.${attacker}`,
            'member_id.is.null',
            'member_id.not.is.null',
            `id.eq.${victimRows[table] ?? victim}`,
            `id.in.(${Object.values(victimRows).join(',')})`,
          ]
        : []),
    ]);
  const tree = (table: string, depth: number): string =>
    depth === 0
      ? condition(table)
      : `${pick(['and', 'or', 'not.and', 'not.or'])}(${tree(table, depth - 1)},${condition(table)})`;
  const ask = (table: string): string[] => [
    ...(random() < 0.4 ? [`select=${embed(table, random() < 0.05 ? 3 : pick([0, 0, 1]))}`] : []),
    ...(random() < 0.5
      ? [
          `${pick(['or', 'and', 'not.or', 'not.and'])}=(${tree(table, Math.floor(random() * 3))},${condition(table)})`,
        ]
      : []),
    ...(isOfMember(table) && random() < 0.3 ? [`member_id=eq.${victim}`] : []),
  ];
  /** One unusual part in the address. */
  const twist = (table: string): string =>
    pick([
      `${pick(ground.memberTables)}.${pick(['or=(id.not.is.null,id.is.null)', 'limit=1000000', 'order=id.desc', `member_id=eq.${victim}`])}`,
      `limit=${pick(LIMITS)}`,
      `offset=${pick(LIMITS)}`,
      `order=${pick(['id', 'revision.desc.nullsfirst', `${pick(ground.tables)}(id).asc`, 'amounts->a.desc', 'id;drop'])}`,
      `columns=${pick(['id,member_id', 'member_id', 'revision,id', '"member_id"', 'nothing'])}`,
      `on_conflict=${pick(['id', 'member_id', 'id,member_id', 'nothing'])}`,
      'name=ilike.*',
      'name=fts.a',
      `id=eq.${victimRows[table] ?? victim}`,
      `apikey=${victim}`,
    ]);
  /** One in the headers too. */
  const twistedHeaders = (method: string): Record<string, string> =>
    pick<Record<string, string>>([
      { prefer: pick(PREFERS) },
      { prefer: pick(PREFERS) },
      { accept: pick(ACCEPTS) },
      { accept: pick(ACCEPTS) },
      { range: pick(RANGES), 'range-unit': pick(['items', 'bytes']) },
      { [method === 'GET' ? 'accept-profile' : 'content-profile']: pick(SCHEMAS) },
      { 'x-http-method-override': 'DELETE', 'x-forwarded-role': 'service_role' },
      { role: 'service_role', 'request.jwt.claims': `{"sub":"${victim}"}` },
    ]);
  const query = (table: string) => [...ask(table), ...(random() < 0.4 ? [twist(table)] : [])];
  const headers = (method: string) => (random() < 0.5 ? twistedHeaders(method) : {});
  const read = (): CraftedRequest => {
    const table = pick(random() < 0.6 ? ground.memberTables : ground.tables);
    const method = pick(['GET', 'GET', 'GET', 'GET', 'GET', 'HEAD']);
    return { method, path: `/${table}?${query(table).join('&')}`, headers: headers('GET') };
  };
  const write = (): CraftedRequest => {
    const table = pick(ground.memberTables);
    const row = {
      id: victimRows[table],
      member_id: victim,
      name: 'Taken',
      notes: 'Taken',
      position: 9,
    };
    const method = pick(['POST', 'POST', 'PATCH', 'DELETE', 'PUT']);
    return {
      method,
      path: `/${table}?${query(table).join('&')}`,
      headers: { ...headers(method), 'content-type': 'application/json' },
      body: pick<unknown>([
        row,
        [row, row],
        [row, {}],
        { member_id: victim },
        {},
        [],
        { notes: 'Taken' },
      ]),
    };
  };
  const call = (): CraftedRequest => {
    const name = pick(ground.functions);
    const parameters = pick([
      '',
      `wallet=${victimRows['wallets'] ?? victim}&seen={}&wanted=[]`,
      `ids={${victim}}`,
      'since_revision=0',
      'since_seconds=99999999',
      'amount=-1',
      `token=${victim}`,
      'target=members&record=1',
      'target=members&words={e}&searched={name}',
      'custom_values=[]',
      'wanted_kind=report&most=1000000&skipped=-1',
    ]);
    const filters = query(pick(ground.memberTables));
    const isRead = random() < 0.7;
    return {
      method: isRead ? 'GET' : 'POST',
      path: `/rpc/${name}?${[parameters, ...filters].filter(Boolean).join('&')}`,
      headers: { ...headers('GET'), ...(isRead ? {} : { 'content-type': 'application/json' }) },
      ...(isRead ? {} : { body: { ids: [victim], target: 'members', content: {}, token: victim } }),
    };
  };
  const hidden = (): CraftedRequest => ({
    method: pick(['GET', 'POST', 'OPTIONS']),
    path: pick(HIDDEN),
    headers: { ...headers('GET'), 'accept-profile': pick(SCHEMAS) },
  });
  return Array.from({ length: amount }, () => {
    const roll = random();
    if (roll < 0.6) return read();
    if (roll < 0.75) return write();
    return roll < 0.92 ? call() : hidden();
  });
}
