import { spendingProfileEdits } from '@/features/mine/annual-spending/mutations.ts';
import { bonusTrackerEdits } from '@/features/mine/bonus-tracker/mutations.ts';
import { currentUserEdits } from '@/features/account/current-user/mutations.ts';
import { memberCardEdits } from '@/features/mine/member-cards/mutations.ts';
import { benefitUseEdits } from '@/features/use/my-benefits/mutations.ts';
import { ownRateEdits } from '@/features/mine/own-rates/mutations.ts';
import { ownCardEdits } from '@/features/mine/own-cards/mutations.ts';
import { ownReminderEdits } from '@/features/plan/own-reminders/mutations.ts';
import { peopleEdits } from '@/features/mine/people/mutations.ts';
import { plannedStepEdits } from '@/features/plan/planned-steps/mutations.ts';
import { pointBalanceEdits, redemptionEdits } from '@/features/mine/point-systems/mutations.ts';
import { purchaseEdits } from '@/features/mine/purchases/mutations.ts';
import { reminderPreferenceEdits } from '@/features/plan/reminder-preferences/mutations.ts';
import { shopCorrectionEdits } from '@/features/catalog/shops/tables.ts';
import { cardOfferEdits } from '@/features/use/card-offers/mutations.ts';
import { walletEdits } from '@/features/mine/wallets/mutations.ts';
import { boardEdits } from '@/features/mine/whiteboard/mutations.ts';
import type { KeepableEdit } from '@/lib/edits/outbox.ts';

/** Every edit stored on the device until sent: those with a refusal message in their `meta`. */
export const keepableEdits: readonly KeepableEdit[] = [
  currentUserEdits,
  ownRateEdits,
  memberCardEdits,
  benefitUseEdits,
  bonusTrackerEdits,
  cardOfferEdits,
  ownCardEdits,
  ownReminderEdits,
  peopleEdits,
  plannedStepEdits,
  pointBalanceEdits,
  purchaseEdits,
  redemptionEdits,
  reminderPreferenceEdits,
  shopCorrectionEdits,
  spendingProfileEdits,
  walletEdits,
  boardEdits,
].flatMap((edits): KeepableEdit[] => Object.values<KeepableEdit>(edits));
