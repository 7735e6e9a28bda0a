import type { PlanStep } from './plan-step.ts';
import * as texts from './texts.ts';

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
      return texts.applyForCard(cardName);
    case 'close':
      return texts.closeCard(cardName);
    case 'change':
      return texts.changeCardTo(cardName, becomesName ?? '');
  }
}
