import { readFileSync } from 'node:fs';
import type { Checked } from '../domain/read.ts';

export type Answer = Readonly<Record<string, unknown>>;

function answerFile(
  file: string,
  answer: (value: unknown) => Checked<readonly Answer[]>,
): readonly Answer[] {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return [{ error: `${file}: ${error instanceof Error ? error.message : String(error)}` }];
  }
  try {
    const answered = answer(value);
    if (answered.ok) return answered.value;
    const { path, reason } = answered.refusal;
    return [{ error: `${path === '' ? '(the whole file)' : path}: ${reason}` }];
  } catch (error) {
    // A fault of ours costs one file its answers, not the others theirs.
    console.error(error);
    return [{ error: `${file}: the engine failed: ${String(error)}` }];
  }
}

/**
 * Prints the answers to the files that the command is given, one JSON object on a line of standard output, in order. A
 * file that does not fit gets {"error": "<path of the field>: <reason>"}; then the exit code is 1.
 */
export function answerFiles(
  command: string,
  answer: (value: unknown) => Checked<readonly Answer[]>,
): void {
  const files = process.argv.slice(2);
  if (files.length === 0) {
    console.error(`usage: npm run -s ${command} -- FILE…`);
    process.exitCode = 2;
  }
  for (const each of files.flatMap((file) => answerFile(file, answer))) {
    if ('error' in each) process.exitCode = 1;
    process.stdout.write(`${JSON.stringify(each)}\n`);
  }
}
