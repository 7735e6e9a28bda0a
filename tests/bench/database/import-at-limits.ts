import type { Client } from 'pg';
import { formatMs, printRow, printTitle } from '../print-table.ts';

/** Milliseconds, out of the eight seconds that a member's statement may take. */
const most = 6_000;
const tables = [
  'annual_spending_profiles',
  'member_cards',
  'wallets',
  'wallet_cards',
  'bonus_trackers',
  'benefit_uses',
  'purchases',
  'point_balances',
  'point_system_custom_values',
  'benefit_custom_values',
  'spending_category_custom_values',
  'whiteboards',
  'planned_steps',
  'shop_corrections',
  'card_offers',
  'redemptions',
  'own_reminders',
  'own_cards',
];

/**
 * Imports the data of the member at the limits, whose ids are taken, as another member; returns the number of
 * violations.
 */
export async function judgeImport(client: Client): Promise<number> {
  const member = `md5('at the limits')::uuid`;
  const parts = tables.map((table) => {
    // An import may hold two million values, which is four full boards and the rest.
    const most = table === 'whiteboards' ? 'order by name limit 4' : '';
    return `'${table}', (select coalesce(jsonb_agg(t), '[]')
      from (select * from public.${table} where member_id = ${member} ${most}) t)`;
  });
  await client.query(`create temporary table export as select jsonb_build_object('members',
    (select to_jsonb(m) from public.members m where id = ${member}), ${parts.join(', ')}) as content`);
  await client.query('grant select on export to public');
  await client.query(
    `insert into auth.users (id, email, raw_user_meta_data) values (md5('importing')::uuid, 'importing@pointfolio.test', '{}')`,
  );
  await client.query(`begin; set local role authenticated;
    select set_config('request.jwt.claims', jsonb_build_object('sub', md5('importing')::uuid, 'role', 'authenticated')::text, true)`);
  const started = performance.now();
  await client.query('select public.import_member_data(content::json) from export');
  const ms = performance.now() - started;
  await client.query('rollback; drop table export');
  printTitle('an import of as much as it may hold', `of ${most} ms`);
  printRow('import_member_data', formatMs(ms), ...(ms > most ? ['✗'] : []));
  return ms > most ? 1 : 0;
}
