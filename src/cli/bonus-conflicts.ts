import { rowsOf } from './seed-rows.ts';

/** Kinds of application rules that withhold a sign-up bonus from a holder of another card. */
const BONUS_RULES = ['bonus_family', 'bonus_lifetime', 'bonus_cooldown'];

/**
 * Pairs of cards that each block the other's bonus. If only one blocks the other, both bonuses are paid in the right
 * order of opening.
 */
export function bonusConflicts(): readonly (readonly [string, string])[] {
  const rules = new Set(
    rowsOf('rules')
      .filter((row) => BONUS_RULES.includes(row['kind'] ?? ''))
      .map((row) => row['slug']),
  );
  const links = rowsOf('credit_card_rules')
    .filter((row) => rules.has(row['rule_slug']))
    .map((row) => [row['card_slug'] ?? '', row['blocking_card_slug'] ?? ''] as const);
  const blocked = new Set(links.map((link) => link.join('/')));
  const mutual = links.filter(
    ([card, blocking]) => card < blocking && blocked.has(`${blocking}/${card}`),
  );
  return [...new Map(mutual.map((pair) => [pair.join('/'), pair])).values()];
}
