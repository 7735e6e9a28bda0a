import { exportedTables, importedTableNames } from '../../src/features/home/portability/schema.ts';
import { signInOverRest } from './rest.ts';

const settings =
  'name, category_priority, bonus_filters, best_card_filters, selectable_categories, redemption_preference, point_system_tiers, new_user_wizard, requirements_held, has_business, credit_level, shows_expected_quarters, payment_costs, used_programs, selected_annual_spending_profile_id';

/** The member has no board. */
const withoutBoards = importedTableNames.filter((table) => table !== 'whiteboards');

async function read() {
  const client = await signInOverRest('member@pointfolio.test');
  const tables = withoutBoards.map(async (table) => {
    const columns = Object.keys(exportedTables[table].shape).join(', ');
    const { data } = await client.from(table).select(columns).throwOnError();
    return [table, data] as const;
  });
  const members = client.from('members').select(settings).single().throwOnError();
  const [rows, { data }] = await Promise.all([Promise.all(tables), members]);
  return { ...Object.fromEntries(rows), whiteboards: [], members: data };
}

let known: ReturnType<typeof read> | undefined;

/** Rows of the demonstration member, whom no test changes, in the product's import format. */
export function readDemonstration(): ReturnType<typeof read> {
  known ??= read();
  return known;
}
