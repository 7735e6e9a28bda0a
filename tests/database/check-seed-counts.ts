import type { Database } from '../../supabase/local/database/database.ts';
import { countFacts } from '../../supabase/seeds/generator/generate-seeds.ts';
import type { TapOutcome } from './run-tap-file.ts';

/** Expects a row for every fact, and no row without a fact. */
export async function checkSeedCounts(
  database: Database,
  factsFolder: string,
): Promise<TapOutcome> {
  const failures: string[] = [];
  const facts = countFacts(factsFolder);
  for (const [table, expected] of facts) {
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::integer as count from public.${table}`,
    );
    const count = rows[0]?.count;
    if (count !== expected)
      failures.push(`${table} has ${String(count)} rows of ${expected} facts`);
  }
  return { passed: facts.size - failures.length, failures };
}
