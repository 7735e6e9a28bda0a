import type { PlanStep } from './plan-step.ts';

const POINTS = new Intl.NumberFormat('en-US');

export type NamedStep = {
  readonly action: PlanStep['action'];
  readonly cardName: string;
  /** Name of the product the card changes to. */
  readonly becomesName: string | null;
  /** Points on hand to move, with a count unless it is private; null for other steps. */
  readonly points: { readonly systemName: string; readonly count: number | null } | null;
};

/** Names a step of a plan: `Open Gold`. */
export function nameStep(
  { action, cardName, becomesName, points }: NamedStep,
  tellsAmounts = true,
): string {
  switch (action) {
    case 'apply':
      return `Open ${cardName}`;
    case 'move':
      return tellsAmounts && points && points.count !== null
        ? `Move or spend ${POINTS.format(points.count)} ${points.systemName}`
        : `Move or spend ${points?.systemName ?? 'points'}`;
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
