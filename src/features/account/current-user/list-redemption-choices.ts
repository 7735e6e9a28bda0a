import type { RedemptionPreference } from '@contract/preferences.ts';
import { Armchair, Banknote, Gift, PlaneTakeoff } from 'lucide-react';
import type { TileChoice } from './components/choice-tiles.tsx';

export const redemptionChoices: readonly TileChoice<RedemptionPreference>[] = [
  {
    value: 'travel',
    label: 'Travel',
    text: 'Transfers and award bookings: usually the most, if you can plan.',
    icon: PlaneTakeoff,
  },
  {
    value: 'cash',
    label: 'Cash back',
    text: 'Statement credits and deposits: less, but certain.',
    icon: Banknote,
  },
  { value: 'gift_card', label: 'Gift cards', text: 'Gift cards for shops you use.', icon: Gift },
  {
    value: 'status_level',
    label: 'Elite status',
    text: 'Points that count toward status.',
    icon: Armchair,
  },
];
