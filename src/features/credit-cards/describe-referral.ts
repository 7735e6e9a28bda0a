import { formatCents, formatPoints } from '@/lib/format.ts';
import * as texts from './texts.ts';

/** Points of a system whose unit is dollars are cents. */
export function describeReferral(points: number, unit: string): string {
  return texts.whoeverRefersYouGets(
    unit === 'dollars' ? formatCents(points) : texts.points(formatPoints(points)),
  );
}
