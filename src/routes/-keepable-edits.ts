import { spendingProfileEdits } from '@/features/annual-spending/mutations.ts';
import { bonusTrackerEdits } from '@/features/bonus-tracker/mutations.ts';
import { currentUserEdits } from '@/features/current-user/mutations.ts';
import { memberCardEdits } from '@/features/member-cards/mutations.ts';
import { benefitUseEdits } from '@/features/my-benefits/mutations.ts';
import { ownRateEdits } from '@/features/own-rates/mutations.ts';
import { peopleEdits } from '@/features/people/mutations.ts';
import { plannedStepEdits } from '@/features/planned-steps/mutations.ts';
import { pointBalanceEdits } from '@/features/point-systems/mutations.ts';
import { purchaseEdits } from '@/features/purchases/mutations.ts';
import { reminderPreferenceEdits } from '@/features/reminders/mutations.ts';
import { shopCorrectionEdits } from '@/features/shops/tables.ts';
import { walletEdits } from '@/features/wallets/mutations.ts';
import { boardEdits } from '@/features/whiteboard/mutations.ts';
import type { KeepableEdit } from '@/lib/edits/outbox.ts';

/** Every edit stored on the device until sent: those with a refusal message in their `meta`. */
export const keepableEdits: readonly KeepableEdit[] = [
  currentUserEdits,
  ownRateEdits,
  memberCardEdits,
  benefitUseEdits,
  bonusTrackerEdits,
  peopleEdits,
  plannedStepEdits,
  pointBalanceEdits,
  purchaseEdits,
  reminderPreferenceEdits,
  shopCorrectionEdits,
  spendingProfileEdits,
  walletEdits,
  boardEdits,
].flatMap((edits): KeepableEdit[] => Object.values<KeepableEdit>(edits));
