import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import loadHighs from 'highs';

type Answer = {
  readonly status: string;
  readonly value: number;
  /** Names of the cards in the wallet. */
  readonly ones: readonly string[];
};
type Solved = { status: string; value: number; isOne: (name: string) => boolean };

const highs = await loadHighs();

/**
 * HiGHS's answers to the models in `npm test`, by the hash of the model, so that no answer outlives a change of its
 * model. `npm test` solves only models without an answer (`recorded`); `npm run test:soak -- full-size` solves all of
 * them, compares, and adds missing answers (`checked`); benches solve all of them.
 */
const recordPath = fileURLToPath(new URL('highs-answers.csv', import.meta.url));
const mode = process.env['HIGHS_ANSWERS'];
/** HiGHS stops within a millionth of a cent of an optimum, and rounds amounts in sums of thousands. */
const SAME_CENTS = 0.005;

function readRecord(): Map<string, Answer> {
  if (mode === undefined) return new Map();
  const lines = readFileSync(recordPath, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [hash = '', status = '', value = '', ones = ''] = line.split(',');
      return [hash, { status, value: Number(value), ones: ones === '' ? [] : ones.split(' ') }];
    }),
  );
}
const recorded = readRecord();

function solve(model: string, timeLimitSeconds: number): Answer {
  const { Status, ObjectiveValue, Columns } = highs.solve(model, {
    mip_rel_gap: 0,
    mip_abs_gap: 1e-6,
    time_limit: timeLimitSeconds,
    output_flag: false,
  });
  const isOne = (name: string) => {
    const column = Columns[name];
    return column !== undefined && 'Primal' in column && column.Primal > 0.5;
  };
  const ones = Object.keys(Columns).filter((name) => /^w\d+$/.test(name) && isOne(name));
  return { status: Status, value: ObjectiveValue, ones };
}

/** Compares with the recorded answer, or records this one if it is final. */
function check(hash: string, { status, value, ones }: Answer): void {
  const known = recorded.get(hash);
  if (known === undefined) {
    if (status !== 'Optimal' && status !== 'Infeasible') return;
    appendFileSync(recordPath, `${hash},${status},${value},${ones.join(' ')}\n`);
    return;
  }
  const isSame = status === 'Infeasible' || Math.abs(value - known.value) < SAME_CENTS;
  if (status !== known.status || !isSame) {
    throw new Error(
      `HiGHS answers ${status} ${value} to ${hash}, recorded is ${known.status} ${known.value}`,
    );
  }
}

/** The optimum of a model, by HiGHS, to a millionth of a cent where it is an integer program. */
export function solveModel(model: string, timeLimitSeconds = 600): Solved {
  const hash = createHash('sha256').update(model).digest('hex').slice(0, 16);
  const known = mode === 'recorded' ? recorded.get(hash) : undefined;
  const answer = known ?? solve(model, timeLimitSeconds);
  if (mode === 'checked') check(hash, answer);
  const { status, value, ones } = answer;
  return { status, value, isOne: (name) => ones.includes(name) };
}

/** CPU time of this thread so far: unlike the clock, it does not run while others use the core. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
