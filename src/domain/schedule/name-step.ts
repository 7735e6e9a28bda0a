import type { PlanStep } from './plan-step.ts';

type NamedStep = {
  readonly action: PlanStep['action'];
  readonly cardName: string;
  /** What a product change makes of the card. */
  readonly becomesName: string | null;
};

/** What a step of a plan asks for: `Apply for Gold`. */
export function nameStep({ action, cardName, becomesName }: NamedStep): string {
  switch (action) {
    case 'apply':
      return `Apply for ${cardName}`;
    case 'close':
      return `Close ${cardName}`;
    case 'change':
      return `Change ${cardName} to ${becomesName ?? ''}`;
  }
}
