/** Velocity and holding limits decide whether one may apply; bonus rules whether one gets the bonus. */
export const RULE_KINDS = [
  'velocity',
  'holding_limit',
  'bonus_cooldown',
  'bonus_lifetime',
  'bonus_family',
  'other',
] as const;
type RuleKind = (typeof RULE_KINDS)[number];

export const RULE_SCOPES = ['all_issuers', 'issuer', 'product', 'family'] as const;
type RuleScope = (typeof RULE_SCOPES)[number];

/**
 * `credit_only` leaves out charge cards, `charge_only` leaves out all others. `credit_report` is all that the personal
 * credit report shows, accounts with the person as an authorized user among them.
 */
export const RULE_COUNTS = [
  'all',
  'personal',
  'business',
  'credit_only',
  'charge_only',
  'credit_report',
] as const;
export type RuleCounts = (typeof RULE_COUNTS)[number];

/** The day from which a card of the member counts. `closed` counts while held, and after closing. */
export const RULE_CLOCKS = [
  'application',
  'approval',
  'account_open',
  'bonus_posted',
  'closed',
  'ever_held',
] as const;
type RuleClock = (typeof RULE_CLOCKS)[number];

export const STRICTNESSES = ['hard', 'soft'] as const;
type Strictness = (typeof STRICTNESSES)[number];

/** How long a card counts after its clock's day; `lifetime` never ends. */
export type RuleWindow =
  | { readonly unit: 'days' | 'months'; readonly count: number }
  | { readonly unit: 'lifetime' };

export type ApplicationRule = {
  readonly slug: string;
  readonly issuer: string;
  readonly title: string;
  readonly kind: RuleKind;
  /**
   * Number of counted cards at which the application or the bonus is refused (5/24 refuses at five). 0 and 1 both
   * mean that one is enough; null only for `other`.
   */
  readonly limitCount: number | null;
  readonly window: RuleWindow;
  readonly scope: RuleScope;
  readonly counts: RuleCounts;
  readonly clock: RuleClock;
  /** A soft rule is what applicants report: it warns and refuses nothing. */
  readonly strictness: Strictness;
  readonly explanation: string;
};

/** A rule touches a card. With `blockingCard`, that card is what counts: directed, never the reverse. */
export type RuleLink = {
  readonly card: string;
  readonly rule: string;
  readonly blockingCard: string | null;
};

/** A person gets no second account of a product, unless a rule of its issuer says how many they may hold. */
export const HELD: ApplicationRule = {
  slug: 'held',
  issuer: '',
  title: 'One of each card',
  kind: 'holding_limit',
  limitCount: 1,
  window: { unit: 'lifetime' },
  scope: 'product',
  counts: 'personal',
  clock: 'account_open',
  strictness: 'hard',
  explanation: 'A card is not given to somebody who holds it.',
};

export function isBonusRule({ kind }: ApplicationRule): boolean {
  return kind === 'bonus_cooldown' || kind === 'bonus_lifetime' || kind === 'bonus_family';
}

/** True if the rule says how many accounts of one product a person may hold. */
export function limitsCopies({ kind, scope }: ApplicationRule): boolean {
  return kind === 'holding_limit' && scope === 'product';
}

/** True if the rule refuses the bonus: a limit on the card itself or its family refuses the bonus along with the card. */
export function refusesBonus(rule: ApplicationRule): boolean {
  return isBonusRule(rule) || rule.scope === 'product' || rule.scope === 'family';
}
