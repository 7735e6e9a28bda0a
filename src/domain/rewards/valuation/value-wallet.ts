import { entryOf } from '../../entry-of.ts';
import { allocate, costOfStep, type WalletAllocation } from '../allocation/allocate.ts';
import { NO_SHARE } from '../allocation/branch-choices.ts';
import { bonusLines } from '../ledger/bonus-lines.ts';
import { costLines } from '../ledger/cost-lines.ts';
import { creditLines } from '../ledger/credit-lines.ts';
import { spendLines } from '../ledger/spend-lines.ts';
import type { LedgerLine } from '../ledger-line.ts';
import { cents, type Cents, points, type Points } from '../../units.ts';
import { MONTHS_A_YEAR } from '../year/valued-year.ts';
import { capUses } from './cap-uses.ts';
import { type Context, contextOf } from '../terms/context.ts';
import { fixedLines } from '../terms/fixed-value.ts';
import type { HeldCard, RewardProblem } from '../problem.ts';
import { type SeatedCard, seatWallet } from '../terms/seated-card.ts';
import type { CardValue, ChoiceMade, WalletValue } from './wallet-value.ts';

/**
 * Values a wallet for the twelve months from the first of the month of `problem.date`: spend is divided
 * among its cards so that the value is the greatest possible, choices left open are made the best way.
 * The catalog must hold together (`checkCatalog`), or it throws.
 */
export function valueWallet(problem: RewardProblem, wallet: readonly HeldCard[]): WalletValue {
  return valueWalletIn(contextOf(problem), wallet);
}

/** The same, for many wallets of one question. */
export function valueWalletIn(context: Context, wallet: readonly HeldCard[]): WalletValue {
  const seated = seatWallet(context, wallet);
  return describeAllocation(context, seated, allocate(context, seated));
}

function sum(lines: readonly LedgerLine[], kind: LedgerLine['kind'] | null): Cents {
  const counted = kind === null ? lines : lines.filter((line) => line.kind === kind);
  return cents(counted.reduce((total, line) => total + line.valueCents, 0));
}

type Chosen = ChoiceMade['options'][number];

const EVERY_MONTH = Array.from({ length: MONTHS_A_YEAR }, (_, month) => month);

/** The options each choice of the wallet is valued with, and who chose them. */
function choicesMade(
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

function describeAllocation(
  context: Context,
  wallet: readonly SeatedCard[],
  found: WalletAllocation,
): WalletValue {
  const spent = spendLines(context, wallet, found);
  const lines: readonly LedgerLine[] = [
    ...spent,
    ...creditLines(context, wallet, found),
    ...bonusLines(wallet, found, (row) => costOfStep(context, wallet, found, row)),
    ...wallet.flatMap(fixedLines),
    ...costLines(context, wallet, spent),
  ];
  const earned = new Map<string, Points>();
  for (const { card } of wallet) earned.set(card.pointSystem, points(0));
  for (const line of spent) {
    earned.set(line.pointSystem, points((earned.get(line.pointSystem) ?? 0) + line.points));
  }
  const unassigned = new Map<string, Cents>();
  context.coverage.slugs.forEach((slug, index) => {
    const used = spent.filter((line) => line.subCategory === slug);
    const left =
      (context.spendCents[index] ?? 0) - used.reduce((n, line) => n + line.spendCents, 0);
    if (left > 0.005) unassigned.set(slug, cents(left));
  });
  const netCents = sum(lines, null);
  return {
    netCents,
    boundCents: cents(netCents + found.boundCents - found.allocation.valueCents),
    rewardsCents: sum(lines, 'spend'),
    creditsCents: sum(lines, 'credit'),
    bonusCents: sum(lines, 'bonus'),
    feesCents: cents(0 - sum(lines, 'fee')),
    costsCents: cents(0 - sum(lines, 'cost')),
    points: Object.fromEntries(earned),
    cards: wallet.map((seated) => cardValue(seated, lines)),
    caps: capUses(wallet, found),
    choices: choicesMade(context, wallet, found),
    lines,
    unassignedCents: Object.fromEntries(unassigned),
  };
}

function cardValue({ held, card }: SeatedCard, all: readonly LedgerLine[]): CardValue {
  const lines = all.filter((line) => line.id === held.id);
  const spent = lines.filter((line) => line.kind === 'spend');
  return {
    id: held.id,
    card: card.slug,
    netCents: sum(lines, null),
    rewardsCents: sum(lines, 'spend'),
    creditsCents: sum(lines, 'credit'),
    bonusCents: sum(lines, 'bonus'),
    feeCents: cents(0 - sum(lines, 'fee')),
    costsCents: cents(0 - sum(lines, 'cost')),
    spendCents: cents(spent.reduce((total, line) => total + line.spendCents, 0)),
    points: points(spent.reduce((total, line) => total + line.points, 0)),
  };
}
