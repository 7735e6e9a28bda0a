import { formatDate } from '@/lib/dates.ts';
import type { AttentionEntry } from './schema.ts';
import type { AttentionKind } from './search.ts';
import * as texts from './texts.ts';

export const kindWords: Readonly<Record<AttentionKind, { label: string; explanation: string }>> = {
  offer_ended: {
    label: texts.endedOffers,
    explanation: texts.markedAsCurrentButTheir,
  },
  offer_ending: {
    label: texts.endingSoon,
    explanation: texts.offersAndTransferBonusesThat,
  },
  broken_reference: {
    label: texts.broken,
    explanation: texts.factsThatNameSomethingThat,
  },
  no_earning_rules: {
    label: texts.noEarningRules,
    explanation: texts.cardsThatEarnTheirBase,
  },
  stale: {
    label: texts.checkAgain,
    explanation: texts.verifiedTooLongAgoDays,
  },
  low_confidence: {
    label: texts.lowConfidence,
    explanation: texts.knownFromASingleOld,
  },
};

const tableWords: Readonly<Record<string, string>> = {
  card_choices: texts.choice,
  category_points: texts.earningRule,
  companies: texts.company,
  credit_card_benefits: texts.benefit,
  credit_cards: texts.card,
  point_system_tiers: texts.tier,
  point_systems: texts.pointSystem,
  point_transfers: texts.transfer,
  rules: texts.applicationRule,
  signup_bonuses: texts.offer,
  spending_caps: texts.cap,
  spending_presets: texts.spendingPreset,
  tips: texts.tip,
  wallet_setups: texts.walletSetup,
};

export function nameTable(table: string): string {
  return tableWords[table] ?? table.replaceAll('_', ' ');
}

/** Why the entry is in the list, with its day. */
export function describeEntry({ kind, detail, due_on }: AttentionEntry): string {
  if (detail !== null) return detail;
  const day = due_on === null ? undefined : formatDate(due_on);
  switch (kind) {
    case 'offer_ended':
      return texts.endedOn(day ?? texts.anUnknownDay);
    case 'offer_ending':
      return texts.endsOn(day ?? texts.anUnknownDay);
    case 'stale':
      return day === undefined ? texts.neverChecked : texts.checkDue(day);
    case 'low_confidence':
      return day === undefined ? texts.neverChecked : texts.checkedOn(day);
    case 'no_earning_rules':
      return texts.earnsItsBaseRateOn;
    case 'broken_reference':
      return '';
  }
}
