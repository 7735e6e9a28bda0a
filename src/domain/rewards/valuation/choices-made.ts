import type { WalletAllocation } from '../allocation/allocate.ts';
import { NO_SHARE } from '../allocation/branch-choices.ts';
import { entryOf } from '../../entry-of.ts';
import type { Context } from '../terms/context.ts';
import type { SeatedCard } from '../terms/seated-card.ts';
import type { ChoiceMade } from './wallet-value.ts';
import { MONTHS_A_YEAR } from '../year/valued-year.ts';

type Chosen = ChoiceMade['options'][number];

const EVERY_MONTH = Array.from({ length: MONTHS_A_YEAR }, (_, month) => month);

/** The options each choice of the wallet is valued with, and who chose them. */
export function choicesMade(
  context: Context,
  wallet: readonly SeatedCard[],
  found: WalletAllocation,
): readonly ChoiceMade[] {
  return [...membersOwn(context, wallet), ...leftToTheEngine(wallet, found)];
}

function membersOwn(context: Context, wallet: readonly SeatedCard[]): readonly ChoiceMade[] {
  return wallet.flatMap(({ held, card }) =>
    card.choices.flatMap((choice): ChoiceMade[] => {
      const { selected } = context.problem.preferences;
      const own = entryOf(held.selected, choice.slug) ?? entryOf(selected, choice.slug);
      if (choice.mode !== 'member_selected' || own === undefined) return [];
      const options = own.map((slug) => ({ slug, months: EVERY_MONTH }));
      return [{ card: held.id, choice: choice.slug, options, chosenBy: 'member' }];
    }),
  );
}

function leftToTheEngine(
  wallet: readonly SeatedCard[],
  { program, allocation, seats, decisions }: WalletAllocation,
): readonly ChoiceMade[] {
  const { classes } = program.timeline;
  return seats.flatMap((seat, index): ChoiceMade[] => {
    const seated = wallet[seat.card];
    const open = seat.of === 'choice' ? seated?.table.openChoices[seat.choice] : undefined;
    if (!seated || !open) return [];
    const isIn = (option: number, month: number): boolean => {
      const state = decisions[index]?.[seat.isMonthly ? month : 0]?.[option];
      if (state !== 'open') return state === 'in';
      return program.switches.some(
        (each, row) =>
          each.seat === index &&
          each.option === option &&
          (each.monthClass === null || classes[each.monthClass]?.includes(month)) &&
          (allocation.shares[row] ?? 0) > NO_SHARE,
      );
    };
    const inMonths = new Map<string, number[]>();
    open.options.forEach(({ slugs }, option) => {
      for (const month of EVERY_MONTH.filter((each) => isIn(option, each))) {
        for (const slug of slugs) inMonths.set(slug, [...(inMonths.get(slug) ?? []), month]);
      }
    });
    const options = [...inMonths].map(([slug, months]): Chosen => ({
      slug,
      months: months.sort((a, b) => a - b),
    }));
    const chosenBy = seat.isMonthly ? 'issuer' : 'engine';
    return [{ card: seated.held.id, choice: open.choice.slug, options, chosenBy }];
  });
}
