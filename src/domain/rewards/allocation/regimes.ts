import { type Earning, fullRate } from '../rate/earning.ts';
import type { Regime } from '../rate/earning-table.ts';
import type { SeatedCard } from '../terms/seated-card.ts';
import type { ChoiceSeat, OptionState } from './decisions.ts';

/**
 * The regimes of each sub-category for one card and era, the standing one first. An option that is in replaces the
 * standing rate, the better one if two cover the same spending; an open one adds a regime of its own.
 */
export function regimesOf(
  wallet: readonly SeatedCard[],
  card: number,
  era: number,
  seats: readonly ChoiceSeat[],
  stateOf: (seat: number, option: number) => OptionState,
): (subCategory: number) => readonly Regime[] {
  const table = wallet[card]?.table;
  const standing = table?.earnings[era] ?? [];
  const isPlace = (place: ChoiceSeat) => place.card === card && place.of === 'choice';
  if (!seats.some(isPlace)) {
    return (subCategory) => {
      const earning = standing[subCategory];
      return earning ? [{ earning, option: null }] : [];
    };
  }
  const chosen = new Map<number, Earning>();
  const open = new Map<number, Regime[]>();
  seats.forEach((place, seat) => {
    if (!isPlace(place)) return;
    table?.openChoices[place.choice]?.options.forEach(({ cells }, option) => {
      const state = stateOf(seat, option);
      if (state === 'out') return;
      for (const { subCategory, earning } of cells[era] ?? []) {
        if (state === 'in') {
          const before = chosen.get(subCategory);
          if (!before || fullRate(before) < fullRate(earning)) chosen.set(subCategory, earning);
        } else {
          const list = open.get(subCategory) ?? [];
          open.set(subCategory, [...list, { earning, option: { seat, option } }]);
        }
      }
    });
  });
  return (subCategory) => {
    const sure = chosen.get(subCategory);
    const earning = sure ?? standing[subCategory];
    if (!earning) return [];
    const better = (open.get(subCategory) ?? []).filter(
      (regime) => !sure || fullRate(regime.earning) > fullRate(sure),
    );
    return [{ earning, option: null }, ...better];
  };
}

/** Options that rule a regime out when chosen: the highest rate applies, ties go to the first; any beats none. */
export function rivalsOf(
  regime: Regime,
  regimes: readonly Regime[],
  seats: readonly ChoiceSeat[],
): readonly Regime[] {
  const { option, earning } = regime;
  const at = regimes.indexOf(regime);
  return regimes.filter((other, position) => {
    if (other.option === null || other === regime) return false;
    if (option === null) return true;
    if (other.option.seat === option.seat && seats[option.seat]?.count === 1) return false;
    const ahead = fullRate(other.earning) - fullRate(earning);
    return ahead > 0 || (ahead === 0 && position < at);
  });
}
