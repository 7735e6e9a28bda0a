/** How well a fact is supported: two sources or the issuer's terms, one good source, or less. */
export type Confidence = 'high' | 'medium' | 'low';

/** A value the database does not know of is trusted least. */
export function toConfidence(value: string): Confidence {
  return value === 'high' || value === 'medium' ? value : 'low';
}
