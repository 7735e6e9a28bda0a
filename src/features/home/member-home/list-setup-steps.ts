import type { Progress, SetupStep } from './schema.ts';

/** In the order they are asked: every figure depends on the first. */
export const setupSteps: readonly SetupStep[] = ['preference', 'cards', 'spending'];

export function isStepDone(step: SetupStep, progress: Progress): boolean {
  switch (step) {
    case 'preference':
      return progress.hasPreference;
    case 'cards':
      return progress.hasCards;
    case 'spending':
      return progress.hasSpending;
  }
}

export function isSetupDone(progress: Progress): boolean {
  return setupSteps.every((step) => isStepDone(step, progress));
}

/** The next step: the first unanswered one. */
export function firstOpenStep(progress: Progress): SetupStep {
  return setupSteps.find((step) => !isStepDone(step, progress)) ?? 'preference';
}

/** The step beside another one; undefined beyond the ends. */
export function stepBeside(step: SetupStep, by: 1 | -1): SetupStep | undefined {
  return setupSteps[setupSteps.indexOf(step) + by];
}
