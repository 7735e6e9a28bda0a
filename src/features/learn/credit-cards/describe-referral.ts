import { formatCents, formatPoints } from '@/lib/format.ts';

/** For a system whose unit is dollars, points are cents. */
export function describeReferral(points: number, unit: string): string {
  return `The person who refers you gets ${unit === 'dollars' ? formatCents(points) : `${formatPoints(points)} points`}`;
}
