import type { RuleRow } from '@/features/eligibility/schema.ts';
import * as texts from './texts.ts';

const clocks: Readonly<Record<string, string>> = {
  application: texts.theDayOfApplication,
  approval: texts.theDayOfApproval,
  account_open: texts.theDayTheAccountWas,
  bonus_posted: texts.theDayTheBonusPosted,
  closed: texts.holdingTheCardAndIts,
  ever_held: texts.everHavingHeldTheCard,
};

const counts: Readonly<Record<string, string>> = {
  all: texts.allCards,
  personal: texts.personalCards,
  business: texts.businessCards,
  credit_only: texts.creditCardsNotChargeCards,
  charge_only: texts.chargeCards,
};

const scopes: Readonly<Record<string, string>> = {
  all_issuers: texts.cardsOfEveryIssuer,
  issuer: texts.cardsOfThisIssuer,
  product: texts.theSameProduct,
  family: texts.theSameFamilyOfProducts,
};

const kinds: Readonly<Record<string, string>> = {
  velocity: texts.limitsNewCardsInA,
  holding_limit: texts.limitsCardsHeldAtOnce,
  bonus_cooldown: texts.noNewBonusForA,
  bonus_lifetime: texts.oneBonusInALifetime,
  bonus_family: texts.oneBonusInAFamily,
  other: texts.advice,
};

export function nameRuleKind(kind: string): string {
  return kinds[kind] ?? kind;
}

function describeWindow({ window_value, window_unit }: RuleRow): string {
  if (window_value === null) return 'forever';
  const unit = window_unit === 'days' ? 'day' : 'month';
  return `${window_value} ${unit}${window_value === 1 ? '' : 's'}`;
}

/** The parameters of a rule as pairs of a label and words. */
export function describeRule(rule: RuleRow): { label: string; value: string }[] {
  return [
    { label: texts.whatItDoes, value: nameRuleKind(rule.kind) },
    {
      label: texts.howCertainItIs,
      value: rule.strictness === 'hard' ? texts.hardItRefuses : texts.softApplicantsReportIt,
    },
    ...(rule.limit_count === null
      ? []
      : [{ label: texts.refusesAt, value: texts.counted(Math.max(1, rule.limit_count)) }]),
    { label: texts.countsFor, value: describeWindow(rule) },
    {
      label: texts.whatCounts,
      value: `${scopes[rule.scope] ?? rule.scope}, ${counts[rule.counts] ?? rule.counts}`,
    },
    { label: texts.countedFrom, value: clocks[rule.clock] ?? rule.clock },
  ];
}
