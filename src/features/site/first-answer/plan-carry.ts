import type { CurrentUser } from '@contract/current-user.ts';
import { isCreditOpen } from '@/features/account/current-user/public.ts';
import { isSameSpending, sumAmounts } from '@/features/mine/annual-spending/public.ts';
import type { SpendingProfileRow } from '@/features/mine/annual-spending/schema.ts';
import { amountsOf, type keptAnswer } from './carry-answer.ts';

type KeptAnswer = NonNullable<ReturnType<typeof keptAnswer.get>>;

type Account = {
  readonly user: Pick<CurrentUser, 'newUserWizard' | 'creditLevel'>;
  readonly profiles: readonly SpendingProfileRow[];
};

/**
 * The parts of a visitor's answer that go into an account automatically, and those that are only offered; null if
 * absent.
 */
export type Carry = {
  readonly amounts: Readonly<Record<string, number>> | null;
  /** True if the account has spending of its own, which is kept: the amounts may become a second profile. */
  readonly isOffer: boolean;
  readonly preference: 'cash' | 'travel' | null;
  readonly credit: CurrentUser['creditLevel'];
};

/** Plans only additions: existing account data always wins. */
export function planCarry({ search }: KeptAnswer, account: Account): Carry {
  const amounts = amountsOf(search);
  const { user, profiles } = account;
  const isThere =
    sumAmounts(amounts) === 0 || profiles.some((known) => isSameSpending(known.amounts, amounts));
  return {
    amounts: isThere ? null : amounts,
    isOffer: profiles.some((known) => sumAmounts(known.amounts) > 0),
    preference: user.newUserWizard.redemptionPreferenceCompleted
      ? null
      : search.travels === true
        ? 'travel'
        : 'cash',
    credit: isCreditOpen(user) ? (search.credit ?? null) : null,
  };
}
