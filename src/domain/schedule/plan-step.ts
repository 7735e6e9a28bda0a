import { type CalendarDate, endOfMonth } from '../calendar.ts';

export const STEP_ACTIONS = ['apply', 'move', 'close', 'change'] as const;

/**
 * A step of a plan that is kept: a card that is applied for, closed, or changed to another product, or points that are
 * moved or spent before that.
 */
export type PlanStep = {
  readonly action: (typeof STEP_ACTIONS)[number];
  /** Person the plan is for; null for the member. */
  readonly owner: string | null;
  /** Product to apply for; for other steps, the account's product when the plan was kept. */
  readonly product: number;
  /** The account that is closed or changed, which holds the points to move; null if the plan opens it first. */
  readonly account: string | null;
  /** Product the card changes to. */
  readonly becomes: number | null;
  readonly plannedOn: CalendarDate;
  readonly keptOn: CalendarDate;
};

/** The parts of a member's card that show if a step is done. */
export type StepCard = {
  readonly id: string;
  readonly owner: string | null;
  readonly product: number;
  readonly isHeld: boolean;
  readonly closedOn: CalendarDate | null;
};

/** Key of a step, which stays the same when its plan is kept again on another day. */
export function identifyStep({ action, owner, product, account, becomes }: PlanStep): string {
  const to = becomes === null ? '' : `-${becomes}`;
  return `${action}-${account ?? product}${to}-${owner ?? 'own'}`;
}

/** The last day of its month: a plan counts in months, so that a step may be done until then. */
export function lastDayOfStep({ plannedOn }: PlanStep): CalendarDate {
  return endOfMonth(plannedOn);
}

/**
 * True if a step is done, or has become impossible, judged by the current cards: an application once the card is
 * held, a closing once it is not, a change once the account is another product, a move of points by either. An account the
 * plan itself opens is recognized by its product: closed since the plan was kept, or changed once the new product is held.
 */
export function isStepOver(step: PlanStep, cards: readonly StepCard[]): boolean {
  const holds = (product: number | null) =>
    cards.some((card) => card.isHeld && card.owner === step.owner && card.product === product);
  const account = cards.find(({ id }) => id === step.account);
  switch (step.action) {
    case 'apply':
      return holds(step.product);
    case 'move':
    case 'close':
      if (step.account !== null) {
        const isOther = step.action === 'move' && account?.product !== step.product;
        return account?.isHeld !== true || isOther;
      }
      return (
        !holds(step.product) &&
        cards.some(
          ({ owner, product, closedOn }) =>
            owner === step.owner &&
            product === step.product &&
            closedOn !== null &&
            closedOn >= step.keptOn,
        )
      );
    case 'change':
      if (step.account === null) return holds(step.becomes);
      return account?.isHeld !== true || account.product !== step.product;
  }
}
