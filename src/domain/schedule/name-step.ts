import type { PlanStep } from './plan-step.ts';

type NamedStep = {
  readonly action: PlanStep['action'];
  readonly cardName: string;
  /** Name of the product the card changes to. */
  readonly becomesName: string | null;
};

/** Names a step of a plan: `Apply for Gold`. */
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

/** Names an issuer's site in a sentence. */
export function atSite(site: string | null): string {
  return site === null ? '' : ` at ${site.replace(/^https?:\/\/|\/$/g, '')}`;
}
