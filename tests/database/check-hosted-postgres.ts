import { readFileSync } from 'node:fs';
import { listMigrations, listSeeds } from '../../supabase/local/database/sql-files.ts';
import { checkEditRaces } from './check-edit-races.ts';
import { checkHouseholdRaces } from './check-household-races.ts';
import { checkKeptRows } from './check-kept-rows.ts';
import { checkParallelInserts } from './check-parallel-inserts.ts';
import { checkParallelJoins } from './check-parallel-joins.ts';
import { checkReminderRaces } from './check-reminder-races.ts';
import { checkTurns } from './check-turns.ts';
import { checkWatchRaces } from './check-watch-races.ts';
import { hostedChecks } from './hosted-checks.ts';
import { countDeadlocks, describeServer } from './postgres-server.ts';
import { startTemporaryCluster } from './temporary-cluster.ts';
import type { TemporaryCluster } from './temporary-cluster.ts';
import type { TapOutcome } from './run-tap-file.ts';

/** Races, which a single session cannot show, and the jobs of each minute. */
const furtherChecks: ((cluster: TemporaryCluster) => TapOutcome | Promise<TapOutcome>)[] = [
  checkParallelInserts,
  checkParallelJoins,
  checkHouseholdRaces,
  checkReminderRaces,
  checkEditRaces,
  checkTurns,
  checkWatchRaces,
  checkKeptRows,
];

function explain(error: unknown): string {
  if (error instanceof Error && 'stderr' in error) return String(error.stderr).trim();
  return error instanceof Error ? error.message : String(error);
}

async function applyAll(cluster: TemporaryCluster, supabaseDir: string): Promise<string[]> {
  const hostedLike = new URL('hosted-like.sql', import.meta.url);
  cluster.run('supabase_admin', readFileSync(hostedLike, 'utf8'));
  const seeds = await listSeeds(supabaseDir, ['seeds/*.sql']);
  for (const file of [...(await listMigrations(supabaseDir)), ...seeds]) {
    try {
      cluster.run('postgres', file.text);
    } catch (error) {
      return [`${file.path}: ${explain(error)}`];
    }
  }
  const readRevision = () => cluster.run('postgres', 'select revision from public.catalog_state');
  const before = readRevision();
  for (const file of seeds) cluster.run('postgres', file.text);
  return readRevision() === before ? [] : ['seeding again raised the revision of the catalog'];
}

/**
 * Applies migrations and seeds (twice) on a server where postgres is not a superuser, and checks the roles'
 * permissions.
 */
export async function checkHostedPostgres(
  programs: string,
  supabaseDir: string,
): Promise<TapOutcome & { server?: string }> {
  const cluster = startTemporaryCluster(programs);
  try {
    const failures = await applyAll(cluster, supabaseDir);
    if (failures.length > 0) return { passed: 0, failures };
    for (const check of hostedChecks) {
      try {
        const answer = cluster.run(check.role, check.sql);
        if (typeof check.answer !== 'string' || answer !== check.answer.trim())
          failures.push(`${check.name}: answered ${JSON.stringify(answer)}`);
      } catch (error) {
        const reason = explain(error);
        if (typeof check.answer !== 'string' && reason.includes(check.answer.refusal)) continue;
        failures.push(`${check.name}: ${reason}`);
      }
    }
    let passed = 1 + hostedChecks.length - failures.length;
    for (const check of furtherChecks) {
      const outcome = await check(cluster);
      passed += outcome.passed;
      failures.push(...outcome.failures);
    }
    const deadlocks = cluster.run('supabase_admin', countDeadlocks);
    if (deadlocks !== '0') failures.push(`${deadlocks} deadlocks`);
    return { server: cluster.run('supabase_admin', describeServer), passed, failures };
  } finally {
    cluster.stop();
  }
}
