import { correctionKeys } from '@/domain/statement/merchant-key.ts';
import type { CoveredPeriod } from '@/domain/statement/summarize-statement.ts';
import type { DecidedLine } from './decide-lines.ts';
import type { MerchantGroup } from './schema.ts';

type Treatment = MerchantGroup['treatment'];

function treatmentOf({ line, correction }: DecidedLine): Treatment {
  if (line.kind.kind === 'excluded')
    return { kind: 'left-out', why: correction === null ? line.kind.why : 'decision' };
  const { subCategory } = line;
  return subCategory.kind === 'unknown' ? { kind: 'unknown' } : { ...subCategory, kind: 'counted' };
}

function nameOf(treatment: Treatment): string {
  switch (treatment.kind) {
    case 'counted':
      return `${treatment.subCategory} ${treatment.by} ${treatment.readings?.join(' ') ?? ''}`;
    case 'left-out':
      return treatment.why;
    case 'unknown':
      return '';
  }
}

function sortByMoney(groups: readonly MerchantGroup[]): MerchantGroup[] {
  return [...groups].sort(
    (a, b) => Math.abs(b.netCents) - Math.abs(a.netCents) || a.key.localeCompare(b.key),
  );
}

/** The lines of a period by merchant and by how they are treated, the most money first. */
export function groupMerchants(
  lines: readonly DecidedLine[],
  { from, to }: CoveredPeriod,
): MerchantGroup[] {
  const groups = new Map<string, { -readonly [Key in keyof MerchantGroup]: MerchantGroup[Key] }>();
  for (const decided of lines) {
    const { key, line, correction } = decided;
    if (line.date < from || line.date > to) continue;
    const treatment = treatmentOf(decided);
    const id = `${key}|${correction ?? ''}|${treatment.kind} ${nameOf(treatment)}`;
    const group = groups.get(id);
    if (group === undefined) {
      const { description, amountCents, shop } = line;
      const netCents = amountCents;
      groups.set(id, { key, description, shop, correction, lines: 1, netCents, treatment });
    } else {
      group.lines += 1;
      group.netCents += line.amountCents;
    }
  }
  return sortByMoney([...groups.values()]);
}

/** Lists the shops whose name has two readings, once for all towns, under the key that an answer is stored with. */
export function listQuestions(merchants: readonly MerchantGroup[]): MerchantGroup[] {
  const asked = new Map<string, MerchantGroup>();
  for (const merchant of merchants) {
    const { treatment, correction, lines, netCents } = merchant;
    if (treatment.kind !== 'counted' || !treatment.readings) continue;
    const key = correction ?? correctionKeys(merchant.description).at(-1) ?? merchant.key;
    const same = asked.get(key) ?? { ...merchant, lines: 0, netCents: 0 };
    asked.set(key, { ...same, key, lines: same.lines + lines, netCents: same.netCents + netCents });
  }
  return sortByMoney([...asked.values()]);
}
