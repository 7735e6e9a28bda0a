import { readFileSync } from 'node:fs';
import type { Checked } from '../domain/read.ts';
import { answerCase } from './answer-case.ts';
import { answerPlan } from './answer-plan.ts';
import { readCase } from './read-case.ts';
import { isPlan, readPlan } from './read-plan.ts';

/**
 * npm run -s engine -- FILE…: answers each file of the case format, a worked case or a plan question, with one JSON object on a line of standard
 * output, in order. A file that does not fit gets {"error": "<path of the field>: <reason>"}; then the
 * exit code is 1.
 */
function answerFile(file: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return { error: `${file}: ${error instanceof Error ? error.message : String(error)}` };
  }
  return isPlan(value)
    ? answered(readPlan(value), answerPlan)
    : answered(readCase(value), answerCase);
}

function answered<T>(
  read: Checked<T>,
  answer: (question: T) => Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (read.ok) return answer(read.value);
  const { path, reason } = read.refusal;
  return { error: `${path === '' ? '(the whole file)' : path}: ${reason}` };
}

/** A fault of the engine itself costs one file its answer, not the others theirs. */
function answerOrFault(file: string): Readonly<Record<string, unknown>> {
  try {
    return answerFile(file);
  } catch (error) {
    console.error(error);
    return { error: `${file}: the engine failed: ${String(error)}` };
  }
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: npm run -s engine -- FILE…');
  process.exitCode = 2;
}
for (const file of files) {
  const answer = answerOrFault(file);
  if ('error' in answer) process.exitCode = 1;
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
