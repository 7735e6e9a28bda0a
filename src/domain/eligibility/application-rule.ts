/** Velocity and holding limits decide whether one may apply; bonus rules whether one gets the bonus. */
export const RULE_KINDS = [
  'velocity',
  'holding_limit',
  'bonus_cooldown',
  'bonus_lifetime',
  'bonus_family',
  'other',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export const RULE_SCOPES = ['all_issuers', 'issuer', 'product', 'family'] as const;
export type RuleScope = (typeof RULE_SCOPES)[number];

/** `credit_only` leaves out charge cards, `charge_only` leaves out all others. */
export const RULE_COUNTS = ['all', 'personal', 'business', 'credit_only', 'charge_only'] as const;
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
export type RuleClock = (typeof RULE_CLOCKS)[number];

export const STRICTNESSES = ['hard', 'soft'] as const;
export type Strictness = (typeof STRICTNESSES)[number];

/** How long a card counts after its clock's day; `lifetime` never ends. */
export type RuleWindow =
  { readonly unit: 'days' | 'months'; readonly count: number } | { readonly unit: 'lifetime' };

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

export function isBonusRule({ kind }: ApplicationRule): boolean {
  return kind === 'bonus_cooldown' || kind === 'bonus_lifetime' || kind === 'bonus_family';
}
