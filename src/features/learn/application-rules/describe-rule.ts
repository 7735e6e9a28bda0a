import type { RuleRow } from '@/features/mine/eligibility/schema.ts';

const clocks: Readonly<Record<string, string>> = {
  application: 'the day of application',
  approval: 'the day of approval',
  account_open: 'the day the account was opened',
  bonus_posted: 'the day the bonus posted',
  closed: 'holding the card, and its closing',
  ever_held: 'ever having held the card',
};

const counts: Readonly<Record<string, string>> = {
  all: 'all cards',
  personal: 'personal cards',
  business: 'business cards',
  credit_only: 'credit cards, not charge cards',
  charge_only: 'charge cards',
  credit_report: 'all on the personal credit report, also as an authorized user',
};

const scopes: Readonly<Record<string, string>> = {
  all_issuers: 'Cards of every issuer',
  issuer: 'Cards of this issuer',
  product: 'The same product',
  family: 'The same family of products',
};

const kinds: Readonly<Record<string, string>> = {
  velocity: 'Limits new cards in a time',
  holding_limit: 'Limits cards held at once',
  bonus_cooldown: 'No new bonus for a time',
  bonus_lifetime: 'One bonus in a lifetime',
  bonus_family: 'One bonus in a family',
  other: 'Advice',
};

export function nameRuleKind(kind: string): string {
  return kinds[kind] ?? kind;
}

function describeWindow({ window_value, window_unit }: RuleRow): string {
  if (window_value === null) return 'forever';
  const unit = window_unit === 'days' ? 'day' : 'month';
  return `${window_value} ${unit}${window_value === 1 ? '' : 's'}`;
}

export function describeRule(rule: RuleRow): { label: string; value: string }[] {
  return [
    { label: 'What it does', value: nameRuleKind(rule.kind) },
    {
      label: 'How certain it is',
      value:
        rule.strictness === 'hard' ? 'Hard: the issuer refuses' : 'Soft: reported by applicants',
    },
    ...(rule.limit_count === null
      ? []
      : [{ label: 'Refuses at', value: `${Math.max(1, rule.limit_count)} counted` }]),
    { label: 'Counts for', value: describeWindow(rule) },
    {
      label: 'What counts',
      value: `${scopes[rule.scope] ?? rule.scope}, ${counts[rule.counts] ?? rule.counts}`,
    },
    { label: 'Counted from', value: clocks[rule.clock] ?? rule.clock },
  ];
}
