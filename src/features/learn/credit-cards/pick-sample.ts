const SAMPLE_SIZE = 6;

/** The first card of each of the first six issuers, in the order given. */
export function pickSample<Card extends { companies: { slug: string } }>(
  cards: readonly Card[],
): Card[] {
  const byIssuer = new Map<string, Card>();
  for (const card of cards) {
    if (!byIssuer.has(card.companies.slug)) byIssuer.set(card.companies.slug, card);
  }
  return [...byIssuer.values()].slice(0, SAMPLE_SIZE);
}
