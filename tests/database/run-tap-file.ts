import type { Database } from '../../supabase/local/database/database.ts';

export interface TapOutcome {
  passed: number;
  failures: string[];
}

function countTap(lines: readonly string[]): TapOutcome {
  const failures: string[] = [];
  let passed = 0;
  let planned: number | undefined;
  for (const line of lines) {
    if (line.startsWith('ok ')) passed += 1;
    else if (line.startsWith('not ok ')) failures.push(line);
    else if (line.startsWith('#') && failures.length > 0)
      failures.push(`${failures.pop()}\n  ${line}`);
    else planned ??= Number(/^1\.\.(\d+)$/.exec(line)?.[1] ?? NaN) || undefined;
  }
  const ran = passed + failures.length;
  if (planned === undefined) failures.push('the file planned no tests');
  else if (planned !== ran) failures.push(`planned ${planned} tests but ran ${ran}`);
  return { passed, failures };
}

/** Runs one pgTAP file as `postgres`, which like on a hosted project is not a superuser. */
export async function runTapFile(database: Database, sql: string): Promise<TapOutcome> {
  const lines: string[] = [];
  try {
    await database.exec('set session authorization postgres');
    for (const result of await database.exec(sql)) {
      for (const row of result.rows) {
        for (const cell of Object.values(row)) {
          if (typeof cell === 'string') lines.push(...cell.split('\n'));
        }
      }
    }
    return countTap(lines);
  } catch (error) {
    await database.exec('rollback');
    const { passed, failures } = countTap(lines);
    const reason = error instanceof Error ? error.message : String(error);
    return { passed, failures: [...failures, `stopped: ${reason}`] };
  } finally {
    await database.exec('reset session authorization');
  }
}
