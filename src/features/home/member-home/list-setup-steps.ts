import type { Progress, SetupStep } from './schema.ts';

/** In the order they are shown; the answer is the last. */
export const setupSteps: readonly SetupStep[] = ['cards', 'spending', 'answer'];

export function isStepDone(step: SetupStep, progress: Progress): boolean {
  switch (step) {
    case 'cards':
      return progress.hasCards;
    case 'spending':
      return progress.hasSpending;
    case 'answer':
      return false;
  }
}

export function isSetupDone({ hasCards, hasSpending }: Progress): boolean {
  return hasCards && hasSpending;
}

/** The next step: the first unanswered one, else the answer. */
export function firstOpenStep(progress: Progress): SetupStep {
  return setupSteps.find((step) => !isStepDone(step, progress)) ?? 'answer';
}

/** The step beside another one; undefined beyond the ends. */
export function stepBeside(step: SetupStep, by: 1 | -1): SetupStep | undefined {
  return setupSteps[setupSteps.indexOf(step) + by];
}
