import type { CoveredPeriod } from '@/domain/statement/summarize-statement.ts';
import type { DecidedLine } from './decide-lines.ts';
import type { MerchantGroup } from './schema.ts';

type Treatment = MerchantGroup['treatment'];

function treatmentOf({ line, isLeftOutByDecision }: DecidedLine): Treatment {
  if (isLeftOutByDecision) return { kind: 'left-out', why: 'decision' };
  if (line.kind.kind === 'excluded') return { kind: 'left-out', why: line.kind.why };
  const { subCategory } = line;
  return subCategory.kind === 'unknown'
    ? { kind: 'unknown' }
    : { kind: 'counted', subCategory: subCategory.subCategory, by: subCategory.by };
}

function nameOf(treatment: Treatment): string {
  switch (treatment.kind) {
    case 'counted':
      return `${treatment.subCategory} ${treatment.by}`;
    case 'left-out':
      return treatment.why;
    case 'unknown':
      return '';
  }
}

/** The lines of a period by merchant and by how they are treated, the most money first. */
export function groupMerchants(
  lines: readonly DecidedLine[],
  { from, to }: CoveredPeriod,
): MerchantGroup[] {
  const groups = new Map<string, { -readonly [Key in keyof MerchantGroup]: MerchantGroup[Key] }>();
  for (const decided of lines) {
    const { key, line } = decided;
    if (line.date < from || line.date > to) continue;
    const treatment = treatmentOf(decided);
    const id = `${key}|${treatment.kind} ${nameOf(treatment)}`;
    const group = groups.get(id);
    if (group === undefined) {
      const { description, amountCents } = line;
      groups.set(id, { key, description, lines: 1, netCents: amountCents, treatment });
    } else {
      group.lines += 1;
      group.netCents += line.amountCents;
    }
  }
  return [...groups.values()].sort(
    (a, b) => Math.abs(b.netCents) - Math.abs(a.netCents) || a.key.localeCompare(b.key),
  );
}
