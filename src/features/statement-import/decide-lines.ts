import { matchRefunds } from '@/domain/statement/match-refunds.ts';
import { merchantKey } from '@/domain/statement/merchant-key.ts';
import type { StatementLine } from '@/domain/statement/statement.ts';
import { type Decisions, NOT_SPENDING } from './schema.ts';

/** A line with its file's held card; null if unknown. */
export type CardLine = StatementLine & { readonly card: string | null };

/** A line as it counts after the member's decisions, with the merchant it belongs to. */
export type DecidedLine = {
  readonly key: string;
  readonly line: CardLine;
  readonly isLeftOutByDecision: boolean;
};

/** Statements repeat their merchants, so that each description is taken apart once. */
function createKeyReader(): (description: string) => string {
  const known = new Map<string, string>();
  return (description) => {
    const before = known.get(description);
    if (before !== undefined) return before;
    // A digits-only description has no words and is its own key.
    const key = merchantKey(description) || description;
    known.set(description, key);
    return key;
  };
}

/** The same line counted in a sub-category, whatever it was taken for. */
function countedIn(line: CardLine, subCategory: string): CardLine {
  const kind =
    line.amountCents < 0 ? ({ kind: 'refund' } as const) : ({ kind: 'purchase' } as const);
  return {
    ...line,
    kind: line.kind.kind === 'excluded' ? kind : line.kind,
    subCategory: { kind: 'guessed', subCategory, by: 'correction' },
  };
}

/** A refund without a kind of shop gets that of the purchase it pays back. */
function sortRefunds(lines: readonly DecidedLine[]): DecidedLine[] {
  const shopping = lines.filter(({ line }) => line.kind.kind !== 'excluded');
  const matches = matchRefunds(
    shopping.map(({ key, line }) => ({ ...line, shop: line.shop ?? key })),
  );
  const bought = new Map(
    [...matches].map(([refund, purchase]) => [shopping[refund], shopping[purchase]]),
  );
  return lines.map((decided) => {
    const { line } = decided;
    const subCategory = bought.get(decided)?.line.subCategory;
    const isOpen = line.subCategory.kind === 'unknown' && subCategory !== undefined;
    return isOpen ? { ...decided, line: { ...line, subCategory } } : decided;
  });
}

/** The lines as the member wants them. A decision for a sub-category that no longer exists has no effect. */
export function decideLines(
  lines: readonly CardLine[],
  decisions: Decisions,
  subCategories: ReadonlySet<string>,
): DecidedLine[] {
  const keyOf = createKeyReader();
  const decided = lines.map((line) => {
    const key = keyOf(line.description);
    const isSkipped = line.kind.kind === 'excluded' && line.kind.why === 'skipped';
    if (isSkipped) return { key, line, isLeftOutByDecision: false };
    const decision = Object.hasOwn(decisions, key) ? decisions[key] : undefined;
    if (decision === NOT_SPENDING && line.kind.kind !== 'excluded') {
      const kind = { kind: 'excluded', why: 'transfer' } as const;
      return { key, line: { ...line, kind }, isLeftOutByDecision: true };
    }
    if (decision === undefined || !subCategories.has(decision)) {
      return { key, line, isLeftOutByDecision: false };
    }
    return { key, line: countedIn(line, decision), isLeftOutByDecision: false };
  });
  return sortRefunds(decided);
}
