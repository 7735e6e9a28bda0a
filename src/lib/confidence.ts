/** Support of a fact: the issuer's own page or terms (high), a good source (medium), or less (low). */
type Confidence = 'high' | 'medium' | 'low';

/** A value the database does not know of is trusted least. */
export function toConfidence(value: string): Confidence {
  return value === 'high' || value === 'medium' ? value : 'low';
}

/** Condition under which favorable low-confidence facts count. */
export const HELD_OR_ASKED = 'you hold the card or ask for it';

/** The same for what points are worth. */
export const POINTS_HELD_OR_ASKED = 'you hold a card that earns them, ask for it or value them';
