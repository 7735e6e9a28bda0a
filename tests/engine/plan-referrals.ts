import type { Card } from '../../src/domain/rewards/catalog/card.ts';
import type { LpText, Term } from './lp-text.ts';
import type { OwnerOf, Stays } from './plan-stays.ts';

/** Facts about cards that a plan's referrals need. */
type Facts = {
  readonly ownerOf: OwnerOf;
  readonly valuesOf: (card: Card) => { readonly open: number; readonly locked: number };
  /** Variable that is 1 if the points of a card's pool are unlocked. */
  readonly unlockedOf: (card: Card) => string;
};

/** Adds the referral rewards between people: at most one per opening, from a person who already had the card. */
export function addReferrals(
  lp: LpText,
  stays: Stays,
  changed: Stays,
  { ownerOf, valuesOf, unlockedOf }: Facts,
): void {
  for (const [opened, list] of stays) {
    const news = list.filter(({ isNew }) => isNew);
    for (const month of new Set(news.map((stay) => stay.opened))) {
      const starts = news.filter((stay) => stay.opened === month);
      const referred: Term[] = [];
      for (const [by, own] of stays) {
        const { referralPoints } = by;
        if (by.slug !== opened.slug || ownerOf(by) === ownerOf(opened) || !referralPoints) continue;
        const holding = [...own, ...(changed.get(by) ?? [])].filter(
          ({ isNew, from, until }) => month < until && (isNew ? from < month : from <= month),
        );
        const { open, locked } = valuesOf(by);
        const faces = by.needsUnlock ? [open, locked] : [open];
        const given = faces.map((cpp, face): Term => {
          const name = lp.binary('r');
          lp.gain(referralPoints * cpp, name);
          if (by.needsUnlock && face === 0) {
            lp.row(
              [
                [1, name],
                [-1, unlockedOf(by)],
              ],
              '<=',
              0,
            );
          }
          return [1, name];
        });
        lp.row([...given, ...holding.map(({ name }): Term => [-1, name])], '<=', 0);
        referred.push(...given);
      }
      if (referred.length === 0) continue;
      lp.row([...referred, ...starts.map(({ name }): Term => [-1, name])], '<=', 0);
    }
  }
}
