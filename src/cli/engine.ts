import type { Checked } from '../domain/read.ts';
import { answerCase } from './answer-case.ts';
import { type Answer, answerFiles } from './answer-files.ts';
import { answerPlan } from './answer-plan.ts';
import { readCase } from './read-case.ts';
import { isPlan, readPlan } from './read-plan.ts';

function answered<T>(
  read: Checked<T>,
  answer: (question: T) => Answer,
): Checked<readonly Answer[]> {
  return read.ok ? { ok: true, value: [answer(read.value)] } : read;
}

/** npm run -s engine -- FILE…: answers each file of the case format, a worked case or a plan question. */
answerFiles('engine', (value) =>
  isPlan(value) ? answered(readPlan(value), answerPlan) : answered(readCase(value), answerCase),
);
