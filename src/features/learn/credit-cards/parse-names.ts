import type { Confidence } from '@/components/confidence-mark.tsx';
import type { RateUnit } from '@/lib/format.ts';

/** Parses a text column with a check constraint; an unknown value counts as uncertain. */
export function parseConfidence(value: string): Confidence {
  return value === 'high' || value === 'medium' ? value : 'low';
}

export function parseRateUnit(unit: string): RateUnit {
  return unit === 'dollars' ? 'dollars' : 'points';
}

export function getCardPath(card: { id: number; slug: string }) {
  return {
    to: '/credit-cards/$id/$',
    params: { id: String(card.id), _splat: card.slug },
  } as const;
}
