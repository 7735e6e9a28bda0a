import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate Postgres in a temporary folder, reached through a socket unless the settings open a port. */
export interface TemporaryCluster {
  /** Folder of the socket, which clients use as their host. */
  socketFolder: string;
  /** Runs SQL in one transaction as that role; returns the rows as text, columns separated by `|`. */
  run(role: string, sql: string): string;
  stop(): void;
}

/** The server refuses to run as root, so its files and processes belong to an ordinary user. */
function findOwner(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const readId = (flag: string, user: string) =>
    Number(
      execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  try {
    return { uid: readId('-u', 'postgres'), gid: readId('-g', 'postgres') };
  } catch {
    return { uid: readId('-u', 'nobody'), gid: readId('-g', 'nobody') };
  }
}

/** `settings` are server parameters, as in postgresql.conf. */
export function startTemporaryCluster(
  programs: string,
  settings: Readonly<Record<string, string>> = {},
): TemporaryCluster {
  const owner = findOwner();
  const folder = mkdtempSync(join(tmpdir(), 'pointfolio-pg-'));
  chmodSync(folder, 0o755);
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const call = (program: string, args: string[], input?: string) =>
    execFileSync(join(programs, program), args, {
      ...owner,
      cwd: folder,
      encoding: 'utf8',
      input,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], PGOPTIONS: '-c client_min_messages=warning' },
    });
  const data = join(folder, 'data');
  const server = ['-D', data, '-w', '-s', '-l', join(folder, 'log')];
  const parameters = { listen_addresses: '', fsync: 'off', ...settings };
  const options = Object.entries(parameters).map(([name, value]) => `-c ${name}=${value}`);
  try {
    call('initdb', ['-D', data, '-U', 'supabase_admin', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
    call('pg_ctl', [...server, '-o', [...options, `-k ${folder}`].join(' '), 'start']);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    socketFolder: folder,
    run: (role, sql) =>
      call(
        'psql',
        [
          '-h',
          folder,
          '-p',
          settings['port'] ?? '5432',
          '-U',
          role,
          '-d',
          'postgres',
          '-X',
          '-q',
          '-A',
          '-t',
          '-1',
          '-v',
          'ON_ERROR_STOP=1',
          '-f',
          '-',
        ],
        sql,
      ).trim(),
    stop: () => {
      call('pg_ctl', [...server, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
