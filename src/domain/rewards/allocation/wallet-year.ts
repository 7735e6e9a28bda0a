import type { Context } from '../terms/context.ts';
import { gridsOf, type SeatedCard } from '../terms/seated-card.ts';
import type { CapGrid } from '../year/timeline.ts';
import { windowMarks } from './decisions.ts';

/** Facts that distinguish the months of a year for a wallet. */
type WalletYear = {
  /** By stretch: the eras of its cards. */
  readonly eraKeys: readonly string[];
  /** By month: the bonus windows it lies in. */
  readonly windows: readonly string[];
  readonly grids: ReadonlySet<CapGrid>;
};

function eraKeysOf(context: Context, wallet: readonly SeatedCard[]): readonly string[] {
  const dated = wallet.filter(({ table }) => table.earnings.length > 1);
  if (dated.length === 0) return [];
  return context.stretches.map((_, stretch) =>
    dated.map(({ table }) => table.eraOfStretch[stretch] ?? 0).join(),
  );
}

/** Equal for months with the same rules in the same windows: the eras of their days with their shares. */
export function monthLabels(context: Context, { eraKeys, windows }: WalletYear): readonly string[] {
  const labels = context.months.map((): string[] => []);
  context.stretches.forEach(({ month, share }, stretch) => {
    labels[month]?.push(`${eraKeys[stretch] ?? ''}@${share.toFixed(9)}`);
  });
  return labels.map((parts, month) => `${parts.join('+')}${windows[month] ?? ''}`);
}

export function walletYear(context: Context, wallet: readonly SeatedCard[]): WalletYear {
  return {
    eraKeys: eraKeysOf(context, wallet),
    windows: windowMarks(wallet.flatMap(({ terms }) => terms.tiers.map(({ months }) => months))),
    grids: new Set(wallet.flatMap(gridsOf)),
  };
}
