import { decodeStatement } from '../domain/csv/decode-statement.ts';
import { restoreFormula } from '../domain/csv/neutralize-formula.ts';
import { detectFormat } from '../domain/statement/detect-format.ts';
import { describeLineProblem, describeStatement } from '../domain/statement/describe-statement.ts';
import type { StatementLine } from '../domain/statement/statement.ts';
import { understandStatement } from '../domain/statement/understand-statement.ts';
import { seededShops } from './seeded-shops.ts';

export type StatementRow = Readonly<Record<string, string | number | boolean | null>>;

/** A file larger than any bank's is refused before it is read. */
const LARGEST_BYTES = 50 * 1024 * 1024;

const slugs = new Map(seededShops.merchants.map(({ name, slug }) => [name, slug]));

function toRow(line: StatementLine): StatementRow {
  const kind = line.kind.kind === 'excluded' ? line.kind.why : line.kind.kind;
  const isShopping = kind === 'purchase' || kind === 'refund';
  return {
    line: line.line,
    date: line.date,
    amount_cents: line.isForeign ? null : line.amountCents,
    kind,
    description: restoreFormula(line.description),
    merchant: isShopping && line.shop !== null ? (slugs.get(line.shop) ?? null) : null,
    sub_category: line.subCategory.kind === 'guessed' ? line.subCategory.subCategory : null,
    reason: line.reason,
    ...(line.isPending && { pending: true }),
  };
}

/** The rows of a file, or the one question that comes before them; remarks are for the person at the command. */
export function readStatementRows(bytes: Uint8Array): {
  readonly rows: readonly StatementRow[];
  readonly remarks: readonly string[];
} {
  if (bytes.length > LARGEST_BYTES) {
    return { rows: [], remarks: ['The file is larger than 50 MB. Export fewer months at once.'] };
  }
  const format = detectFormat(bytes);
  if (format.kind === 'other') return { rows: [], remarks: [`This is ${format.found}.`] };
  const understood = understandStatement(decodeStatement(bytes), {
    shops: seededShops,
    format: format.kind,
  });
  if (understood.kind === 'columns-missing') return { rows: [{ needs: 'columns' }], remarks: [] };
  if (understood.kind === 'unusable' && understood.why === 'currency') {
    return { rows: [{ needs: 'currency' }], remarks: [] };
  }
  if (understood.kind !== 'statement') {
    return { rows: [], remarks: [describeStatement(understood)] };
  }
  const { lines, problems, asks } = understood.statement;
  if (asks.length > 0 && format.kind === 'csv')
    return { rows: [{ needs: 'direction' }], remarks: [] };
  const told: StatementRow[] = problems.map((problem) => ({
    line: problem.line,
    date: null,
    amount_cents: null,
    kind: 'problem',
    description: restoreFormula(problem.found),
    merchant: null,
    sub_category: null,
    reason: describeLineProblem(problem),
  }));
  const rows = [...lines.map(toRow), ...told].sort((a, b) => Number(a['line']) - Number(b['line']));
  return { rows, remarks: [] };
}
