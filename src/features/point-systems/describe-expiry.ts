import type { PointSystemRow } from '@/features/catalogue/schema.ts';
import * as texts from './texts.ts';

type Expiry = Pick<PointSystemRow, 'expiry_rule' | 'expires_after_months' | 'kept_alive_by'>;

function describeRule({ expiry_rule: rule, expires_after_months: months }: Expiry) {
  if (rule === 'never') return texts.theyDontExpire;
  if (months === null) return null;
  if (rule === 'inactivity') return texts.theyExpireAfterMonthsWithout(months);
  if (rule === 'age') return texts.theyExpireMonthsAfterYou(months);
  return null;
}

/** When points of a system are lost and what keeps them; null where nobody says. */
export function describeExpiry(system: Expiry): string | null {
  const rule = describeRule(system);
  if (rule === null) return null;
  return system.kept_alive_by === null ? rule : `${rule} ${system.kept_alive_by}`;
}
