import { matchRefunds } from '@/domain/statement/match-refunds.ts';
import { correctionKeys } from '@/domain/statement/merchant-key.ts';
import type { StatementLine } from '@/domain/statement/statement.ts';
import { type Decisions, NOT_SPENDING } from './schema.ts';

/** A line with its file's held card; null if unknown. */
export type CardLine = StatementLine & { readonly card: string | null };

/** A line as it counts after the member's decisions, with the merchant it belongs to. */
export type DecidedLine = {
  readonly key: string;
  readonly line: CardLine;
  /** The key of the member's correction that holds for it. */
  readonly correction: string | null;
};

/** Statements repeat their merchants, so that each description is taken apart once. */
function createKeyReader(): (line: CardLine) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return ({ description, shop, subCategory }) => {
    const single = subCategory.kind === 'guessed' && subCategory.readings ? null : shop;
    const id = `${description}\n${single ?? ''}`;
    const keys = known.get(id) ?? correctionKeys(description, single);
    known.set(id, keys);
    return keys;
  };
}

/** The line, counted in this sub-category instead. */
function countedIn(line: CardLine, subCategory: string): CardLine {
  const kind =
    line.amountCents < 0 ? ({ kind: 'refund' } as const) : ({ kind: 'purchase' } as const);
  return {
    ...line,
    kind: line.kind.kind === 'excluded' ? kind : line.kind,
    subCategory: { ...line.subCategory, kind: 'guessed', subCategory, by: 'correction' },
  };
}

/** A refund without a kind of shop gets its purchase's. */
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
  const keysOf = createKeyReader();
  const decided = lines.map((line) => {
    const keys = keysOf(line);
    const [key = ''] = keys;
    const isSkipped = line.kind.kind === 'excluded' && line.kind.why === 'skipped';
    const correction = keys.find((each) => Object.hasOwn(decisions, each));
    if (isSkipped || correction === undefined) return { key, line, correction: null };
    const decision = decisions[correction] ?? '';
    if (decision === NOT_SPENDING && line.kind.kind !== 'excluded') {
      const kind = { kind: 'excluded', why: 'transfer' } as const;
      return { key, line: { ...line, kind }, correction };
    }
    if (!subCategories.has(decision)) return { key, line, correction: null };
    return { key, line: countedIn(line, decision), correction };
  });
  return sortRefunds(decided);
}
