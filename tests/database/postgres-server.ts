import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Required by `unique nulls not distinct` and `on delete set null (column)` in the migrations. */
const OLDEST_VERSION = 15;

function listCandidates(): string[] {
  const debian = '/usr/lib/postgresql';
  return [
    ...(process.env['POSTGRES_BIN'] === undefined ? [] : [process.env['POSTGRES_BIN']]),
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...(existsSync(debian)
      ? readdirSync(debian).map((version) => join(debian, version, 'bin'))
      : []),
  ];
}

/** Finds the programs' folder of an installed Postgres server, or explains why there is none. */
export function findPostgresServer(): { folder: string } | { missing: string } {
  if (process.platform === 'win32') return { missing: 'needs a system with Unix sockets' };
  const installed = listCandidates().filter((folder) =>
    ['initdb', 'pg_ctl', 'psql'].every((program) => existsSync(join(folder, program))),
  );
  if (installed.length === 0) return { missing: 'no Postgres server is installed' };
  const usable = installed.find((folder) => {
    const answer = execFileSync(join(folder, 'pg_ctl'), ['--version'], { encoding: 'utf8' });
    return Number(/(\d+)/.exec(answer)?.[1]) >= OLDEST_VERSION;
  });
  return usable === undefined
    ? { missing: `the installed Postgres server is older than ${OLDEST_VERSION}` }
    : { folder: usable };
}

/** SQL that describes a prepared cluster's server in a summary: `Postgres 15.20, safeupdate`. */
export const describeServer = `
  select 'Postgres ' || split_part(current_setting('server_version'), ' ', 1) ||
    case when 'session_preload_libraries=safeupdate' = any (rolconfig) then ', safeupdate' else ' without safeupdate' end as server
  from pg_roles where rolname = 'authenticator'`;

export const countDeadlocks = `select deadlocks from pg_stat_database where datname = 'postgres'`;
