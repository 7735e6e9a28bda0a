import { formatDate } from '@/lib/dates.ts';
import type { Span } from './join-days.ts';

export function nameSpan({ from, to }: Span): string {
  return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
}
