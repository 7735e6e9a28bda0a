/** How well a fact is supported: two sources or the issuer's terms, one good source, or less. */
export type Confidence = 'high' | 'medium' | 'low';

/** A value the database does not know of is trusted least. */
export function toConfidence(value: string): Confidence {
  return value === 'high' || value === 'medium' ? value : 'low';
}

/** Where facts of low confidence that would add to a figure are counted. */
export const HELD_OR_ASKED = 'you hold the card or ask for it';

/** The same for what points are worth. */
export const POINTS_HELD_OR_ASKED = 'you hold a card that earns them, ask for it or value them';
