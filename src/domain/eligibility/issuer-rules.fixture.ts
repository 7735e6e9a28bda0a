import { check, readOneOf, readText } from '../read.ts';
import {
  type ApplicationRule,
  RULE_CLOCKS,
  RULE_COUNTS,
  RULE_KINDS,
  RULE_SCOPES,
  type RuleLink,
  type RuleWindow,
  STRICTNESSES,
} from './application-rule.ts';
import type { ProductFacts } from './card-history.ts';

/*
 * Issuers' rules, the cards they concern, and facts that decide if a card counts, copied from the project's reference
 * facts of November 2026. Lines: for a card `slug issuer family business charge 5/24`; for a rule `slug issuer kind
 * limit window scope counts clock strictness`; for a link `card rule blocker`, with `-` for none.
 */

const CARD_LINES = `
chase-sapphire-preferred chase chase-sapphire no no yes
chase-sapphire-reserve chase chase-sapphire no no yes
chase-freedom-unlimited chase chase-freedom no no yes
chase-freedom-flex chase chase-freedom no no yes
ink-business-cash chase chase-ink yes no no
united-explorer chase united no no yes
southwest-plus chase southwest no no yes
southwest-priority chase southwest no no yes
amex-gold american-express amex-gold no yes yes
amex-platinum american-express amex-platinum no yes yes
amex-platinum-schwab american-express amex-platinum no yes yes
amex-green american-express amex-green no yes yes
blue-cash-everyday american-express blue-cash no no yes
blue-cash-preferred american-express blue-cash no no yes
blue-business-plus american-express blue-business yes no no
hilton-honors-amex american-express hilton no no yes
delta-skymiles-gold american-express delta no no yes
citi-custom-cash citi citi-custom-cash no no yes
citi-double-cash citi citi-double-cash no no yes
bofa-customized-cash bank-of-america bofa-customized no no yes
bofa-travel-rewards bank-of-america bofa-travel no no yes
venture-x capital-one capital-one-venture no no yes
venture capital-one capital-one-venture no no yes
ventureone capital-one capital-one-venture no no yes
spark-cash-plus capital-one capital-one-business yes yes no
venture-business capital-one capital-one-business yes no yes
discover-it-cash-back discover discover-it no no yes
discover-it-miles discover discover-it no no yes
wells-fargo-autograph wells-fargo wells-fargo no no yes
`;

const RULE_LINES = `
chase-5-24 chase velocity 5 24-months all_issuers credit_report account_open hard
chase-2-30 chase velocity 2 30-days issuer all approval soft
chase-sapphire-lifetime chase bonus_lifetime 1 lifetime product personal bonus_posted hard
chase-cobrand-24 chase bonus_cooldown 1 24-months product all bonus_posted hard
chase-southwest-family chase bonus_family 1 24-months family personal bonus_posted hard
chase-southwest-holding chase bonus_family 1 lifetime family personal closed hard
amex-1-5 american-express velocity 1 5-days issuer credit_only approval hard
amex-2-90 american-express velocity 2 90-days issuer credit_only approval hard
amex-max-credit american-express holding_limit 5 lifetime issuer credit_only account_open hard
amex-max-npsl american-express holding_limit 10 lifetime issuer charge_only account_open soft
amex-lifetime american-express bonus_lifetime 1 lifetime product all ever_held hard
amex-family-gold american-express bonus_family 0 lifetime family personal ever_held hard
amex-family-platinum american-express bonus_family 0 lifetime family personal ever_held hard
citi-1-8 citi velocity 1 8-days issuer all application hard
citi-2-65 citi velocity 2 65-days issuer all application hard
citi-48 citi bonus_cooldown 1 48-months product all bonus_posted hard
citi-several-copies citi holding_limit 5 lifetime product all account_open soft
bofa-2-2 bank-of-america velocity 2 2-months issuer personal approval hard
bofa-3-12 bank-of-america velocity 3 12-months issuer personal approval hard
bofa-4-24 bank-of-america velocity 4 24-months issuer personal approval hard
bofa-3-12-all bank-of-america velocity 3 12-months all_issuers personal account_open soft
bofa-7-12-all bank-of-america velocity 7 12-months all_issuers personal account_open soft
bofa-24 bank-of-america velocity 1 24-months product personal closed hard
capital-one-1-6 capital-one velocity 1 6-months issuer all approval soft
capital-one-venture-48 capital-one bonus_family 1 48-months family personal bonus_posted hard
capital-one-max-2 capital-one holding_limit 2 lifetime issuer personal account_open soft
discover-1-12 discover velocity 1 12-months issuer personal account_open hard
discover-max-2 discover holding_limit 2 lifetime issuer personal account_open hard
discover-same-card discover holding_limit 2 lifetime product personal account_open hard
wells-fargo-48 wells-fargo bonus_cooldown 1 48-months product personal account_open hard
wells-fargo-relationship wells-fargo other - lifetime issuer personal application soft
wells-fargo-1-6 wells-fargo velocity 1 6-months issuer personal account_open soft
capital-one-2-30 capital-one velocity 2 30-days issuer all application hard
`;

const LINK_LINES = `
chase-sapphire-preferred chase-5-24 -
chase-sapphire-preferred chase-2-30 -
chase-sapphire-preferred chase-sapphire-lifetime chase-sapphire-preferred
chase-sapphire-reserve chase-5-24 -
chase-sapphire-reserve chase-2-30 -
chase-sapphire-reserve chase-sapphire-lifetime chase-sapphire-reserve
chase-freedom-flex chase-5-24 -
chase-freedom-flex chase-2-30 -
chase-freedom-unlimited chase-5-24 -
chase-freedom-unlimited chase-2-30 -
ink-business-cash chase-5-24 -
ink-business-cash chase-2-30 -
southwest-plus chase-5-24 -
southwest-plus chase-2-30 -
southwest-plus chase-cobrand-24 -
southwest-priority chase-5-24 -
southwest-priority chase-2-30 -
southwest-priority chase-cobrand-24 -
united-explorer chase-5-24 -
united-explorer chase-2-30 -
united-explorer chase-cobrand-24 -
southwest-plus chase-southwest-holding southwest-plus
southwest-plus chase-southwest-holding southwest-priority
southwest-plus chase-southwest-family southwest-plus
southwest-plus chase-southwest-family southwest-priority
southwest-priority chase-southwest-holding southwest-plus
southwest-priority chase-southwest-holding southwest-priority
southwest-priority chase-southwest-family southwest-plus
southwest-priority chase-southwest-family southwest-priority
amex-platinum amex-lifetime -
amex-platinum amex-max-npsl -
amex-platinum-schwab amex-lifetime -
amex-platinum-schwab amex-max-npsl -
amex-gold amex-lifetime -
amex-gold amex-max-npsl -
amex-green amex-lifetime -
amex-green amex-max-npsl -
blue-cash-everyday amex-lifetime -
blue-cash-everyday amex-1-5 -
blue-cash-everyday amex-2-90 -
blue-cash-everyday amex-max-credit -
blue-cash-preferred amex-lifetime -
blue-cash-preferred amex-1-5 -
blue-cash-preferred amex-2-90 -
blue-cash-preferred amex-max-credit -
delta-skymiles-gold amex-lifetime -
delta-skymiles-gold amex-1-5 -
delta-skymiles-gold amex-2-90 -
delta-skymiles-gold amex-max-credit -
hilton-honors-amex amex-lifetime -
hilton-honors-amex amex-1-5 -
hilton-honors-amex amex-2-90 -
hilton-honors-amex amex-max-credit -
blue-business-plus amex-lifetime -
blue-business-plus amex-1-5 -
blue-business-plus amex-2-90 -
blue-business-plus amex-max-credit -
amex-gold amex-family-gold amex-gold
amex-gold amex-family-gold amex-platinum
amex-gold amex-family-gold amex-platinum-schwab
amex-platinum amex-family-platinum amex-platinum-schwab
amex-platinum-schwab amex-family-platinum amex-platinum
citi-double-cash citi-1-8 -
citi-double-cash citi-2-65 -
citi-double-cash citi-48 -
citi-custom-cash citi-1-8 -
citi-custom-cash citi-2-65 -
citi-custom-cash citi-48 -
citi-double-cash citi-several-copies -
citi-custom-cash citi-several-copies -
bofa-customized-cash bofa-2-2 -
bofa-customized-cash bofa-3-12 -
bofa-customized-cash bofa-4-24 -
bofa-customized-cash bofa-3-12-all -
bofa-customized-cash bofa-7-12-all -
bofa-travel-rewards bofa-2-2 -
bofa-travel-rewards bofa-3-12 -
bofa-travel-rewards bofa-4-24 -
bofa-travel-rewards bofa-3-12-all -
bofa-travel-rewards bofa-7-12-all -
bofa-customized-cash bofa-24 -
bofa-travel-rewards bofa-24 -
venture-x capital-one-1-6 -
venture-x capital-one-max-2 -
venture capital-one-1-6 -
venture capital-one-max-2 -
ventureone capital-one-1-6 -
ventureone capital-one-max-2 -
venture-business capital-one-1-6 -
spark-cash-plus capital-one-1-6 -
ventureone capital-one-venture-48 ventureone
ventureone capital-one-venture-48 venture
ventureone capital-one-venture-48 venture-x
venture capital-one-venture-48 venture
venture capital-one-venture-48 venture-x
venture-x capital-one-venture-48 venture-x
discover-it-cash-back discover-1-12 -
discover-it-cash-back discover-max-2 -
discover-it-miles discover-1-12 -
discover-it-miles discover-max-2 -
discover-it-cash-back discover-same-card -
discover-it-miles discover-same-card -
wells-fargo-autograph wells-fargo-48 -
wells-fargo-autograph wells-fargo-relationship -
`;

function rows(lines: string): string[][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
}

function cell(row: readonly string[], index: number): string {
  const checked = check(readText, row[index]);
  if (!checked.ok) throw new Error(`no cell ${index} in ${row.join(' ')}`);
  return checked.value;
}

function oneOf<const T extends string>(
  options: readonly T[],
  row: readonly string[],
  index: number,
): T {
  const checked = check(readOneOf(options), row[index]);
  if (!checked.ok) throw new Error(`${row.join(' ')}: ${checked.refusal.reason}`);
  return checked.value;
}

function windowOf(text: string): RuleWindow {
  const [count, unit] = text.split('-');
  return unit === 'days' || unit === 'months'
    ? { unit, count: Number(count) }
    : { unit: 'lifetime' };
}

export const ISSUER_CARDS: readonly ProductFacts[] = rows(CARD_LINES).map((row) => ({
  slug: cell(row, 0),
  issuer: cell(row, 1),
  family: cell(row, 2),
  isBusiness: cell(row, 3) === 'yes',
  isChargeCard: cell(row, 4) === 'yes',
  countsToward524: cell(row, 5) === 'yes',
}));

export const ISSUER_RULES: readonly ApplicationRule[] = rows(RULE_LINES).map((row) => ({
  slug: cell(row, 0),
  issuer: cell(row, 1),
  title: cell(row, 0),
  kind: oneOf(RULE_KINDS, row, 2),
  limitCount: cell(row, 3) === '-' ? null : Number(cell(row, 3)),
  window: windowOf(cell(row, 4)),
  scope: oneOf(RULE_SCOPES, row, 5),
  counts: oneOf(RULE_COUNTS, row, 6),
  clock: oneOf(RULE_CLOCKS, row, 7),
  strictness: oneOf(STRICTNESSES, row, 8),
  explanation: `The rule ${cell(row, 0)}.`,
}));

export const ISSUER_LINKS: readonly RuleLink[] = rows(LINK_LINES).map((row) => ({
  card: cell(row, 0),
  rule: cell(row, 1),
  blockingCard: cell(row, 2) === '-' ? null : cell(row, 2),
}));
