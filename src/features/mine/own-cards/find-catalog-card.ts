import { type CardRow, type CatalogRows, isOwnCard } from '@/features/catalog/facts/schema.ts';

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[®™.'’]/gu, '')
    .replaceAll(/\b(?:card|credit|the|visa|mastercard|signature|infinite|world|elite)\b/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The card of the catalog that an own card is: of the same issuer, with the same name but for words of every card. */
export function findCatalogCard(own: CardRow, rows: CatalogRows): CardRow | undefined {
  const issuers = new Map(rows.companies.map(({ id, name }) => [id, plain(name)]));
  const issuer = issuers.get(own.company_id) ?? '';
  const bare = (name: string) => {
    const words = plain(name);
    return words.startsWith(`${issuer} `) ? words.slice(issuer.length + 1) : words;
  };
  const wanted = bare(own.name);
  return rows.cards.find(
    (card) =>
      !isOwnCard(card) && issuers.get(card.company_id) === issuer && bare(card.name) === wanted,
  );
}
