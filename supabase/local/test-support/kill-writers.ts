import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startStack } from '../start-stack.ts';

/** Last answer about each row: its revision, `removing` or `removed`. */
type Answers = Map<string, string>;

/** Time at which a writer is killed: during its start, or after this many lines. */
export type KillMoment = 'starting' | number;

/** A stack in its own process, which writes rows and reports each. */
export function startWriter(dataDir: string) {
  const script = path.join(import.meta.dirname, 'write-until-killed.ts');
  return spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function writeAndKill(dataDir: string, answers: Answers, moment: KillMoment): Promise<void> {
  const writer = startWriter(dataDir);
  const exit = once(writer, 'exit');
  const kill = () => writer.kill('SIGKILL');
  if (moment === 'starting') setTimeout(kill, randomInt(100, 2_000));
  let lines = 0;
  for await (const line of createInterface({ input: writer.stdout })) {
    const [id = '', state = ''] = line.split(' ');
    if (id !== 'started') answers.set(id, state);
    lines += 1;
    // Lines still in the pipe were answered, too.
    if (lines === moment) kill();
  }
  await exit;
  if (writer.signalCode !== 'SIGKILL') throw new Error('the writer ended by itself');
}

/** Lists acknowledged writes that are missing. One more write than acknowledged may have been done. */
function listLost(answers: Answers, stored: ReadonlyMap<string, number>): string[] {
  return [...answers].flatMap(([id, state]) => {
    const revision = stored.get(id);
    if (state === 'removing') return [];
    const isKept =
      state === 'removed'
        ? revision === undefined
        : revision === Number(state) || revision === Number(state) + 1;
    return isKept ? [] : [`${id}: answered ${state}, stored ${String(revision)}`];
  });
}

/** Kills one writer after another on the same data; returns the number of rows written, and the lost ones. */
export async function killWriters(
  dataDir: string,
  moments: readonly KillMoment[],
): Promise<{ written: number; lost: string[] }> {
  const answers: Answers = new Map();
  for (const moment of moments) await writeAndKill(dataDir, answers, moment);
  const stack = await startStack({ dataDir, seed: false });
  const { rows } = await stack.db.query<{ id: string; revision: number }>(
    'select id, revision::int from public.wallets',
  );
  await stack.stop();
  const stored = new Map(rows.map(({ id, revision }) => [id, revision]));
  return { written: answers.size, lost: listLost(answers, stored) };
}
