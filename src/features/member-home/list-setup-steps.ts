import type { Progress, SetupStep } from './schema.ts';

/** In the order in which they are asked: every figure rests on the first. */
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

/** Where to go on: the first answer that is missing. */
export function firstOpenStep(progress: Progress): SetupStep {
  return setupSteps.find((step) => !isStepDone(step, progress)) ?? 'preference';
}

/** The step beside another one; undefined beyond the ends. */
export function stepBeside(step: SetupStep, by: 1 | -1): SetupStep | undefined {
  return setupSteps[setupSteps.indexOf(step) + by];
}
