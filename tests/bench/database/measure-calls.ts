import type { Client } from 'pg';
import type { Call } from './record-calls.ts';
import { DrawnIds } from './repeat-ids.ts';
import { isSetting, replayCall } from './replay.ts';

/** Calls of one form: the same statement by the same role, with any parameters. */
export interface Shape {
  role: string;
  sql: string;
  sections: Set<string>;
  calls: number;
  /** Milliseconds of every round, by parameters. */
  rounds: Map<string, number[]>;
  /** Pages of 8 kB touched by the largest call. */
  pages: number;
  /** Tables that were scanned fully. */
  wholeReads: Set<string>;
}

export interface Measured {
  shapes: Shape[];
  calls: number;
  /** Reasons why calls could not be replayed, with their counts. */
  refused: Map<string, number>;
}

const roundsEach = 3;

function add(shapes: Map<string, Shape>, replayed: Awaited<ReturnType<typeof replayCall>>): void {
  if (replayed === undefined || replayed instanceof Error) return;
  const { role, sql, parameters, section, runs } = replayed;
  const key = `${role} ${sql.replace(/\$\d+(, )?/g, '$')}`;
  const shape = shapes.get(key) ?? {
    role,
    sql,
    sections: new Set(),
    calls: 0,
    rounds: new Map<string, number[]>(),
    pages: 0,
    wholeReads: new Set(),
  };
  shapes.set(key, shape);
  const same = JSON.stringify(parameters);
  shape.rounds.set(same, [...(shape.rounds.get(same) ?? []), ...runs.map(({ ms }) => ms)]);
  shape.calls += 1;
  shape.sections.add(section);
  shape.pages = Math.max(shape.pages, ...runs.map(({ pages }) => pages));
  for (const { table } of runs.flatMap(({ wholeReads }) => wholeReads)) shape.wholeReads.add(table);
}

const pickSlowest = ({ rounds }: Shape, share: number) =>
  Math.max(
    ...[...rounds.values()].map(
      (times) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0,
    ),
  );

/** Milliseconds of the slowest parameters in their fastest round, which reduces the effect of a busy machine. */
export const findBest = (shape: Shape) => pickSlowest(shape, 0);
/** The same in their median round. */
export const findMedian = (shape: Shape) => pickSlowest(shape, 0.5);

const findStatement = ({ statements }: Call) =>
  (statements.find((statement) => !isSetting(statement))?.sql ?? '').slice(0, 80);

/** Replays the recorded calls, each a few times; with `keep` their changes stay, as in the recording. */
export async function measureCalls(
  client: Client,
  calls: readonly Call[],
  keep: boolean,
): Promise<Measured> {
  const shapes = new Map<string, Shape>();
  const refused = new Map<string, number>();
  const ids = new DrawnIds();
  let done = 0;
  for (const call of calls) {
    const replayed = await replayCall(client, call, { rounds: roundsEach, keep, ids });
    if (replayed instanceof Error) {
      // A call refused in the recording is rightly refused again.
      const reason = `${replayed.message}: ${findStatement(call)}`;
      if (call.isKept) refused.set(reason, (refused.get(reason) ?? 0) + 1);
    } else if (replayed) {
      done += 1;
      add(shapes, replayed);
    }
  }
  return { shapes: [...shapes.values()], calls: done, refused };
}
