import { formatDate } from '@/lib/dates.ts';
import type { AttentionEntry } from './queries.ts';
import type { AttentionKind } from './search.ts';

export const kindWords: Readonly<Record<AttentionKind, { label: string; explanation: string }>> = {
  offer_ended: {
    label: 'Ended offers',
    explanation: 'Marked as current, but their last day has passed: end them or give new dates.',
  },
  offer_ending: {
    label: 'Ending soon',
    explanation: 'Offers and transfer bonuses that end within two weeks.',
  },
  broken_reference: {
    label: 'Broken',
    explanation: 'Facts that name something that is not there, or contradict one another.',
  },
  no_earning_rules: {
    label: 'No earning rules',
    explanation: 'Cards that earn their base rate on everything. Often a rule is missing.',
  },
  stale: {
    label: 'Check again',
    explanation:
      'Verified too long ago: 30 days for offers, 90 for transfers, rules and values of points, 120 for credits, 180 for fees and rates, a year for the rest.',
  },
  low_confidence: {
    label: 'Low confidence',
    explanation: 'Known from a single, old or unverified source. A second one makes them good.',
  },
};

const tableWords: Readonly<Record<string, string>> = {
  card_choices: 'Choice',
  category_points: 'Earning rule',
  companies: 'Company',
  credit_card_benefits: 'Benefit',
  credit_cards: 'Card',
  point_system_tiers: 'Tier',
  point_systems: 'Point system',
  point_transfers: 'Transfer',
  rules: 'Application rule',
  signup_bonuses: 'Offer',
  spending_caps: 'Cap',
  spending_presets: 'Spending preset',
  tips: 'Tip',
  valuations: 'Published value',
  wallet_setups: 'Wallet setup',
};

export function nameTable(table: string): string {
  return tableWords[table] ?? table.replaceAll('_', ' ');
}

export function describeEntry({ kind, detail, due_on }: AttentionEntry): string {
  if (detail !== null) return detail;
  const day = due_on === null ? undefined : formatDate(due_on);
  switch (kind) {
    case 'offer_ended':
      return `Ended on ${day ?? 'an unknown day'}`;
    case 'offer_ending':
      return `Ends on ${day ?? 'an unknown day'}`;
    case 'stale':
      return day === undefined ? 'Never checked' : `Check due ${day}`;
    case 'low_confidence':
      return day === undefined ? 'Never checked' : `Checked on ${day}`;
    case 'no_earning_rules':
      return 'Earns its base rate on everything';
    case 'broken_reference':
      return '';
  }
}
