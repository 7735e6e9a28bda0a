import type { LedgerNames } from '@/components/ledger-names.ts';
import type { LedgerLine } from '@/domain/rewards/ledger-line.ts';
import { DRAWER } from '@/domain/rewards/valuation/keep-or-drop.ts';
import type { CardValue, WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import { formatCount, formatRate, formatWholeDollars } from '@/lib/format.ts';
import { shownParts } from '@/lib/shown-sums.ts';
import type { Change, ChangeKind } from './read-answer.ts';

const list = new Intl.ListFormat('en-US');

const verbs = { open: 'Open', close: 'Close', rest: 'Put', choose: 'Choose' } as const;

/** More names than this are counted. */
const mostNamed = 2;

type Step = { readonly kind: ChangeKind; readonly name: string };

/** `Open Gold and 3 others`: the cards of one kind of step. */
function describeKind(
  kind: 'open' | 'close' | 'rest',
  names: readonly string[],
  most: number,
): string {
  const cards = kind === 'rest' ? 'free card' : 'card';
  const named = names.length > most ? formatCount(names.length, cards) : list.format(names);
  return `${verbs[kind]} ${named}${kind === 'rest' ? ' in a drawer' : ''}.`;
}

/** Steps in words, in a sentence for each verb. A drawer is named only if nothing else is done. */
export function describeSteps(steps: readonly Step[]): string {
  const kinds = (['open', 'close', 'rest'] as const).filter((kind) =>
    steps.some((step) => step.kind === kind),
  );
  const told = kinds.length > 1 ? kinds.filter((kind) => kind !== 'rest') : kinds;
  return told
    .map((kind) =>
      describeKind(
        kind,
        steps.filter((step) => step.kind === kind).map(({ name }) => name),
        told.length === 1 ? mostNamed + 1 : mostNamed,
      ),
    )
    .join(' ');
}

export function nameChange({ kind, held }: Change, names: LedgerNames): string {
  const name = held ? names.card(held.card) : '';
  if (kind === 'choose') return 'Choose the categories of your cards again';
  return kind === 'rest' ? DRAWER.replace(' it ', ` ${name} `) : `${verbs[kind]} ${name}`;
}

export const signed = (cents: number) => `${cents > 0 ? '+' : ''}${formatWholeDollars(cents)}`;

function rewardsBySubCategory(lines: readonly LedgerLine[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines) {
    if (line.kind === 'spend') {
      sums.set(line.subCategory, (sums.get(line.subCategory) ?? 0) + line.valueCents);
    }
  }
  return sums;
}

/** Where rewards change most in a direction. */
function findMost({ before, after }: Change, isGain: boolean, names: LedgerNames): string | null {
  const [was, is] = [rewardsBySubCategory(before.lines), rewardsBySubCategory(after.lines)];
  const changes = [...new Set([...was.keys(), ...is.keys()])]
    .map((slug) => ({ slug, cents: (is.get(slug) ?? 0) - (was.get(slug) ?? 0) }))
    .toSorted((a, b) => (isGain ? b.cents - a.cents : a.cents - b.cents));
  const [most] = changes;
  return most && Math.abs(most.cents) >= 100 ? names.subCategory(most.slug) : null;
}

/** `Rewards +$150, most on Groceries; fees −$95`: its parts add up to the shown gain, in cents of whole dollars. */
export function describeChange(change: Change, names: LedgerNames, shownCents: number): string {
  const { before, after } = change;
  const parts = [
    { name: 'rewards', cents: after.rewardsCents - before.rewardsCents },
    { name: 'credits', cents: after.creditsCents - before.creditsCents },
    { name: 'bonuses', cents: after.bonusCents - before.bonusCents },
    { name: 'fees', cents: before.feesCents - after.feesCents },
    { name: 'payment costs', cents: before.costsCents - after.costsCents },
  ];
  const shown = shownParts(
    parts.map(({ cents }) => cents),
    shownCents,
  );
  const told = parts.flatMap(({ name }, index) => {
    const cents = shown[index] ?? 0;
    if (cents === 0) return [];
    const most = name === 'rewards' ? findMost(change, cents > 0, names) : null;
    return [`${name} ${signed(cents)}${most === null ? '' : `, most on ${most}`}`];
  });
  const text = told.join('; ');
  return text === '' ? '' : `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}

/** `5% on Groceries, 3% on Gas`: where a card earns the most. */
export function describeUse(
  { id, card, spendCents }: CardValue,
  { lines }: WalletValue,
  names: LedgerNames,
): string {
  if (spendCents === 0) return 'No spending goes on it';
  const own = lines
    .flatMap((line) =>
      line.kind === 'spend' && line.id === id && line.card === card ? [line] : [],
    )
    .toSorted((a, b) => b.valueCents - a.valueCents)
    .slice(0, mostNamed);
  return own
    .map(
      ({ rate, pointSystem, subCategory }) =>
        `${formatRate(rate, names.rateUnit(pointSystem))} on ${names.subCategory(subCategory)}`,
    )
    .join(', ');
}

/** How a wallet differs from another, by the names of its cards. */
export function describeDifference(
  wallet: readonly string[],
  from: readonly string[],
  nameOf: (slug: string) => string,
): string {
  const joins = wallet.filter((slug) => !from.includes(slug)).map(nameOf);
  const leaves = from.filter((slug) => !wallet.includes(slug)).map(nameOf);
  if (joins.length === 0)
    return leaves.length === 0 ? 'The same cards' : `Without ${list.format(leaves)}`;
  const instead = leaves.length === 0 ? '' : ` instead of ${list.format(leaves)}`;
  return `${list.format(joins)}${instead}`;
}
