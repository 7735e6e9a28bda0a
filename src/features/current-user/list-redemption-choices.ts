import type { RedemptionPreference } from '@contract/preferences.ts';
import { Armchair, Banknote, Gift, PlaneTakeoff } from 'lucide-react';
import type { TileChoice } from './components/choice-tiles.tsx';
import * as texts from './texts.ts';

/** What points can be used for, the most common first. */
export const redemptionChoices: readonly TileChoice<RedemptionPreference>[] = [
  {
    value: 'travel',
    label: texts.travel,
    text: texts.transfersAndAwardBookingsUsually,
    icon: PlaneTakeoff,
  },
  {
    value: 'cash',
    label: texts.cashBack,
    text: texts.statementCreditsAndDepositsLess,
    icon: Banknote,
  },
  { value: 'gift_card', label: texts.giftCards, text: texts.giftCardsForShopsYou, icon: Gift },
  {
    value: 'status_level',
    label: texts.eliteStatus,
    text: texts.pointsAsAWayTo,
    icon: Armchair,
  },
];
