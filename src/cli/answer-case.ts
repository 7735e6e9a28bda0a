import { searchBestWallet, searchToEnd } from '../domain/rewards/search/find-best-wallet.ts';
import { NO_LIMITS } from '../domain/rewards/search/wallet-limits.ts';
import type { PersonCopies } from '../domain/household/person-copies.ts';
import type { LedgerLine } from '../domain/rewards/ledger-line.ts';
import { valueWallet } from '../domain/rewards/valuation/value-wallet.ts';
import type { WalletValue } from '../domain/rewards/valuation/wallet-value.ts';
import { describeOwner, describeSpend } from './describe-spend.ts';
import type { RewardCase } from './reward-case.ts';

/** Maximum number of search regions, after which the command answers with an unproven result. */
const REGION_LIMIT = 20_000;

/** The answer to a case in the format's own field names; amounts are not rounded. */
export function answerCase(asked: RewardCase): Readonly<Record<string, unknown>> {
  const { problem, question, copies } = asked;
  if (question.kind === 'hold') return describeValue(valueWallet(problem, question.wallet), copies);
  const limits = {
    ...NO_LIMITS,
    atMost: question.atMost,
    pinned: question.pinned.map((slug) => ({ id: slug, card: slug, selected: {} })),
    excluded: question.excluded,
    onePerFamily: question.onePerFamily,
  };
  const search = searchBestWallet(problem, limits);
  const result = searchToEnd(search, ({ regions }) => regions >= REGION_LIMIT);
  return {
    ...describeValue(valueWallet(problem, result.best?.wallet ?? []), copies),
    proven: result.isProven,
    bound_cents: result.boundCents,
  };
}

function describeCredit(
  line: LedgerLine,
  copies: PersonCopies | null,
): readonly Readonly<Record<string, unknown>>[] {
  if (line.kind !== 'credit') return [];
  return [
    {
      ...describeOwner(copies, line.card),
      credit: line.credit,
      sub_category: line.subCategory,
      value_cents: line.valueCents,
    },
  ];
}

/** Sums the points of a system over all people. */
function sumPoints({ points }: WalletValue, copies: PersonCopies | null) {
  if (!copies) return points;
  const sums = new Map<string, number>();
  for (const [copy, amount] of Object.entries(points)) {
    const system = copies.systemOf(copy);
    sums.set(system, (sums.get(system) ?? 0) + amount);
  }
  return Object.fromEntries(sums);
}

function describeValue(
  value: WalletValue,
  copies: PersonCopies | null,
): Readonly<Record<string, unknown>> {
  return {
    net_cents: value.netCents,
    rewards_cents: value.rewardsCents,
    credits_cents: value.creditsCents,
    bonus_cents: value.bonusCents,
    fees_cents: value.feesCents,
    costs_cents: value.costsCents,
    points: sumPoints(value, copies),
    wallet: value.cards.map(({ card }) => copies?.ownerOf(card) ?? card),
    lines: value.lines
      .filter((line) => line.kind === 'spend')
      .map((line) => describeSpend(line, copies)),
    credit_lines: value.lines.flatMap((line) => describeCredit(line, copies)),
  };
}
