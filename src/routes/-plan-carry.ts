import type { CurrentUser } from '@contract/current-user.ts';
import { isSameSpending, sumAmounts } from '@/features/annual-spending/set-amounts.ts';
import type { SpendingProfileRow } from '@/features/annual-spending/schema.ts';
import { amountsOf, type keptAnswer } from '@/features/first-answer/carry-answer.ts';

type KeptAnswer = NonNullable<ReturnType<typeof keptAnswer.get>>;

type Account = {
  readonly user: Pick<CurrentUser, 'newUserWizard'>;
  readonly profiles: readonly SpendingProfileRow[];
  readonly hasCards: boolean;
};

/** What of a kept answer goes into an account by itself, and what is only offered; null where it is not there. */
export type Carry = {
  readonly amounts: Readonly<Record<string, number>> | null;
  /** The account has spending of its own, which stands: the amounts may become a profile beside it. */
  readonly isOffer: boolean;
  readonly preference: 'cash' | 'travel' | null;
  /** The id of the card for the wish list. */
  readonly card: number | null;
};

/** An account is only ever completed: what it says already stands. */
export function planCarry({ search, card }: KeptAnswer, account: Account): Carry {
  const amounts = amountsOf(search);
  const { user, profiles, hasCards } = account;
  const isThere =
    sumAmounts(amounts) === 0 || profiles.some((known) => isSameSpending(known.amounts, amounts));
  return {
    amounts: isThere ? null : amounts,
    isOffer: profiles.some((known) => sumAmounts(known.amounts) > 0),
    preference: user.newUserWizard.redemptionPreferenceCompleted
      ? null
      : search.cash === true
        ? 'cash'
        : 'travel',
    card: hasCards ? null : card,
  };
}
