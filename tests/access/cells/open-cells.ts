import { ownFacts } from '../../support/own-facts.ts';
import { readFile } from 'node:fs/promises';
import { startStack, type Stack } from '../../../supabase/local/start-stack.ts';
import { TABLES } from '../matrix.ts';
import { MEMBER_IDS, quote, readAssurance, ROLES, SUBJECTS, type Cell } from './cell.ts';
import { listHalfAdminCells, listHalfAdminTopicCells } from './half-admin-cells.ts';
import { listHalfMemberCells, listHalfMemberOtherCells } from './half-member-cells.ts';
import {
  type ApiFunction,
  listFunctionCells,
  listLinkCells,
  listStorageCells,
  listTopicCells,
  OWN_FILE,
  SHARE_TOKEN,
  SHARED_IMAGE,
} from './other-cells.ts';
import { listTableCells, type TriedRow } from './table-cells.ts';

type Database = Stack['db'];

const users = Object.entries(MEMBER_IDS)
  .map(
    ([name, id]) =>
      `('${id}', 'authenticated', 'authenticated', '${name}@pointfolio.test', '{"name": "${name}"}')`,
  )
  .join(', ');

/** One row of the owner in every member table, created as the owner; one published and one draft elsewhere. */
const ROWS = `
  insert into auth.users (id, aud, role, email, raw_user_meta_data) values ${users};
  update auth.users set role = 'app_admin' where id = '${MEMBER_IDS.admin}';
  insert into auth.mfa_factors (user_id, friendly_name, factor_type, status)
    select id, 'Phone', 'totp', 'verified' from auth.users;
  insert into public.videos (slug, title, provider, provider_video_id, is_published) values ('v', 'V', 'youtube', 'abc', true);
  insert into public.fact_changes (table_name, record_id, is_news) values ('credit_cards', 1, true);
  insert into public.reference_changes (catalog_revision, table_name, record_id, operation) values (1, 'tips', 1, 'INSERT');
  select set_config('request.jwt.claims', '{"sub": "${MEMBER_IDS.owner}", "role": "authenticated", "aal": "aal2"}', false);
  select set_config('request.jwt.claim.sub', '${MEMBER_IDS.owner}', false);
  set role authenticated;
  insert into public.annual_spending_profiles (name) values ('Household');
  insert into public.people (name) values ('Alex');
  insert into public.own_cards (credit_card_id, name, facts) values (1000000000001, 'Lakeside Cash', '${JSON.stringify(ownFacts)}');
  insert into public.member_cards (credit_card_id) select min(id) from public.credit_cards;
  insert into public.wallets (name) values ('Mine');
  insert into public.wallet_cards (wallet_id, credit_card_id) select id, (select min(id) from public.credit_cards) from public.wallets;
  insert into public.bonus_trackers (member_card_id, required_spend_cents) select id, 400000 from public.member_cards;
  insert into public.benefit_uses (member_card_id, credit_card_benefit_id, period_starts_on)
    select id, (select min(id) from public.credit_card_benefits), '2026-01-01' from public.member_cards;
  insert into public.purchases (member_card_id, amount_cents, made_on) select id, 4200, '2026-11-20' from public.member_cards;
  insert into public.point_balances (point_system_id, points) select min(id), 1000 from public.point_systems;
  insert into public.point_system_custom_values (point_system_id, travel_value) select min(id), 1.5 from public.point_systems;
  insert into public.benefit_custom_values (credit_card_benefit_id, value) select min(id), 5000 from public.credit_card_benefits;
  insert into public.spending_category_custom_values (credit_card_id, category_id, rate)
    select (select min(id) from public.credit_cards), (select min(id) from public.categories), 4;
  insert into public.planned_steps (action, credit_card_id, planned_on) select 'apply', min(id), '2027-03-01' from public.credit_cards;
  insert into public.shared_pages (kind, title, document, lasts_days) values ('wallet', 'Mine', '{}', 7);
  insert into public.shop_corrections (shop) values ('WALMART CAFE');
  insert into public.card_offers (member_card_id, shop, gives, back_cents) select id, 'A shop', 'dollars', 1000 from public.member_cards;
  insert into public.redemptions (point_system_id, points, cash_cents, redeemed_on) select min(id), 5000, 9000, '2026-11-20' from public.point_systems;
  insert into public.own_reminders (title, due_on) values ('Call the issuer', '2026-11-30');
  insert into public.reminder_preferences (time_zone) values ('UTC');
  insert into public.whiteboards (name, is_shared, document) values ('Plan', true,
    '{"elements": [{"type": "image", "fileId": "a", "isDeleted": false}],
      "files": {"a": {"path": "${SHARED_IMAGE}", "type": "image/png"}}}');
  -- The highest id is tried: a shared board cannot be written without the trigger that makes its token.
  insert into public.whiteboards (id, name, is_shared, document) values ('ffffffff-ffff-4fff-bfff-ffffffffffff', 'Kept', false, '{}');
  insert into public.fact_reports (table_name, record_id, subject, problem)
    select 'credit_cards', min(id), 'A card', 'The fee is another one.' from public.credit_cards;
  insert into storage.objects (bucket_id, name) values
    ('avatars', '${OWN_FILE}'), ('whiteboard-images', '${OWN_FILE}'), ('whiteboard-images', '${SHARED_IMAGE}');
  reset role;
  update public.whiteboards set share_token = '${SHARE_TOKEN}' where is_shared;
  update public.shared_pages set share_token = '${SHARE_TOKEN}' where true;
  select set_config('request.jwt.claims', '', false), set_config('request.jwt.claim.sub', '', false);
  -- From here on no trigger fires: what is tried are privileges and policies.
  set session_replication_role = replica;
`;

async function readTriedRows(db: Database, table: string, isEditorial: boolean) {
  const rows: TriedRow[] = [];
  const columns = await db.query<{ name: string; isInsertable: boolean }>(
    `select column_name as name, (
       has_column_privilege('authenticated', 'public.${table}', column_name, 'insert')
       or has_column_privilege('app_admin', 'public.${table}', column_name, 'insert')) as "isInsertable"
     from information_schema.columns where table_schema = 'public' and table_name = $1 and identity_generation is distinct from 'ALWAYS' order by ordinal_position`,
    [table],
  );
  const granted = columns.rows.filter(({ isInsertable }) => isInsertable);
  const insertable = (granted.length > 0 ? granted : columns.rows).map(({ name }) => name);
  for (const isDraft of isEditorial ? [false, true] : [false]) {
    if (isDraft) {
      await db.exec(`insert into public.${table} select (jsonb_populate_record(t,
        '{"id": 900000, "slug": "a-draft", "is_published": false}')).* from public.${table} t where is_published limit 1`);
    }
    const which = isEditorial ? `where is_published = ${!isDraft}` : '';
    const order =
      table === 'members' ? `where id = '${MEMBER_IDS.owner}'` : `${which} order by id desc`;
    const found = await db.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from (select * from public.${table} ${order} limit 1) t`,
    );
    const row = found.rows[0]?.row;
    if (!row) throw new Error(`${table} has no row to try`);
    rows.push({ row, insertable, isDraft });
  }
  return rows;
}

async function listCells(db: Database): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const access of TABLES) {
    const rows = await readTriedRows(db, access.table, access.isEditorial === true);
    cells.push(
      ...listTableCells(access, rows),
      ...listHalfAdminCells(access, rows),
      ...listHalfMemberCells(access, rows),
    );
  }
  const functions = await db.query<ApiFunction>(
    `select proname as name, oid::regprocedure::text as signature, coalesce((select string_agg('null::' || format_type(type, null), ', ' order by place)
       from unnest(proargtypes::oid[]) with ordinality argument (type, place)), '') as nulls
     from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f' order by 1`,
  );
  const storage = listStorageCells();
  const topics = listTopicCells();
  for (const topic of new Set(topics.map((cell) => cell.topic ?? ''))) {
    for (const extension of ['broadcast', 'presence']) {
      await db.query('insert into realtime.messages (topic, extension) values ($1, $2)', [
        topic,
        extension,
      ]);
    }
  }
  return [
    ...cells,
    ...listFunctionCells(functions.rows),
    ...listLinkCells(),
    ...storage,
    ...topics,
    ...listHalfAdminTopicCells(),
    ...listHalfMemberOtherCells(),
  ];
}

export interface Difference {
  cell: Cell;
  outcome: string;
}

export interface OpenCells {
  db: Database;
  cells: readonly Cell[];
  /** Finds results of a table or function that differ from the declared ones. */
  findDifferences(scope: string): Promise<Difference[]>;
  /** Returns the indexes of the statements that change no declared result, each undone again. */
  findSurvivors(scope: string, statements: readonly string[]): Promise<Set<number>>;
  close(): Promise<void>;
}

/** Opens a separate database with one row of everything, and the declared cells. */
export async function openCells(): Promise<OpenCells> {
  const stack = await startStack({ quiet: true, functions: false });
  const { db } = stack;
  await db.exec(ROWS);
  const cells = await listCells(db);
  await db.exec(await readFile(new URL('evaluate.sql', import.meta.url), 'utf8'));
  const values = cells.map(
    (cell, id) =>
      `(${id}, ${[cell.scope, cell.wall, ROLES[cell.caller], SUBJECTS[cell.caller], readAssurance(cell.caller), cell.topic, cell.operation, cell.statement, cell.expected].map((value) => (value === null || value === undefined ? 'null' : quote(value))).join(', ')})`,
  );
  await db.exec(`insert into cells.cells values ${values.join(',\n')}`);

  return {
    db,
    cells,
    findDifferences: async (scope) => {
      const { rows } = await db.query<{ id: number; outcome: string }>(
        'select * from cells.find_differences($1)',
        [scope],
      );
      return rows.flatMap(({ id, outcome }) => {
        const cell = cells[id];
        return cell ? [{ cell, outcome }] : [];
      });
    },
    findSurvivors: async (scope, statements) => {
      const { rows } = await db.query<{ place: number }>(
        'select unnest(cells.find_survivors($1, $2)) as place',
        [scope, statements],
      );
      return new Set(rows.map(({ place }) => place - 1));
    },
    close: () => stack.stop(),
  };
}

/** Describes a difference for people. */
export function describe({ cell, outcome }: Difference): string {
  const wall = cell.wall === 'both' ? '' : ` (${cell.wall} alone)`;
  return `${cell.scope}: ${cell.form} by ${cell.caller}${wall} is ${outcome}, not ${cell.expected}: ${cell.statement.slice(0, 160)}`;
}
