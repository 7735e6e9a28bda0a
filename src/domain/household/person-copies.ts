import type { Card } from '../rewards/catalog/card.ts';
import type { Catalog } from '../rewards/catalog/catalog.ts';
import type { HeldCard, Preferences } from '../rewards/problem.ts';

/** Whoever applies for cards in a household, and what they choose for themselves. */
export type Person = {
  readonly id: string;
  /** Option slugs by choice slug, before those of the household. */
  readonly selected: Preferences['selected'];
  /** The cards that this person has or may have; absent: all of the catalog. */
  readonly cards?: readonly Card[];
  /** Of which product those cards are that have another slug. */
  readonly products?: Readonly<Record<string, string>>;
};

/** A card in somebody's hands. */
export type OwnCard = { readonly person: string; readonly card: string };

/** A household's question in the terms of one person: everybody has a card of their own of each product. */
export type PersonCopies = {
  readonly catalog: Catalog;
  readonly preferences: Preferences;
  /** Slug of what is somebody's own: of a card, a choice, a product change, or a card of their history. */
  readonly slugOf: (person: number, slug: string) => string;
  readonly heldOf: (person: number, held: HeldCard) => HeldCard;
  /** Whose a card of the copied catalog is, and of which product. */
  readonly ownerOf: (copy: string) => OwnCard;
  /** The system that a copied one is of. */
  readonly systemOf: (copy: string) => string;
};

/** The person is the last part, and a number, so that no two copies have one slug. */
const slugOf = (person: number, slug: string) => `${slug}@${person}`;

function renamed<T>(entries: Readonly<Record<string, T>>, person: number): readonly [string, T][] {
  return Object.entries(entries).map(([slug, value]) => [slugOf(person, slug), value]);
}

function copyOf(card: Card, person: number, system: string): Card {
  return {
    ...card,
    slug: slugOf(person, card.slug),
    family: card.family === null ? null : slugOf(person, card.family),
    pointSystem: system,
    choices: card.choices.map((choice) => ({ ...choice, slug: slugOf(person, choice.slug) })),
    rules: card.rules.map((rule) =>
      rule.choice === null ? rule : { ...rule, choice: slugOf(person, rule.choice) },
    ),
  };
}

/**
 * Gives everybody of a household a copy of each of their cards, with its own caps, credits, choices, fee and bonus. A system whose
 * points move freely in a household stays one, so that whoever unlocks it does so for all; of every other one each
 * person has their own.
 */
export function copyForPeople(
  people: readonly Person[],
  catalog: Catalog,
  preferences: Preferences,
): PersonCopies {
  const pooled = new Set(
    catalog.pointSystems.flatMap(({ slug, pooling }) => (pooling === 'household' ? [slug] : [])),
  );
  const systems = new Map<string, string>();
  const pointSystems = catalog.pointSystems.flatMap((system) => {
    const slugs = pooled.has(system.slug)
      ? [system.slug]
      : people.map((_, person) => slugOf(person, system.slug));
    for (const slug of slugs) systems.set(slug, system.slug);
    return slugs.map((slug) => ({ ...system, slug }));
  });
  const owners = new Map<string, OwnCard>();
  const cards = people.flatMap(({ id, cards: own = catalog.cards }, person) =>
    own.map((card) => {
      const { pointSystem } = card;
      const copy = copyOf(
        card,
        person,
        pooled.has(pointSystem) ? pointSystem : slugOf(person, pointSystem),
      );
      owners.set(copy.slug, { person: id, card: card.slug });
      return copy;
    }),
  );
  return {
    catalog: { ...catalog, pointSystems, cards },
    preferences: {
      ...preferences,
      pointValues: Object.fromEntries(
        [...systems].flatMap(([copy, system]) => {
          const own = Object.entries(preferences.pointValues).find(([slug]) => slug === system);
          return own ? [[copy, own[1]]] : [];
        }),
      ),
      ownRates: people.flatMap((_, person) =>
        preferences.ownRates.map((own) => ({ ...own, card: slugOf(person, own.card) })),
      ),
      selected: Object.fromEntries(
        people.flatMap(({ selected }, person) => [
          ...renamed(preferences.selected, person),
          ...renamed(selected, person),
        ]),
      ),
    },
    slugOf,
    heldOf: (person, held) => ({
      ...held,
      id: slugOf(person, held.id),
      card: slugOf(person, held.card),
      selected: Object.fromEntries(renamed(held.selected, person)),
    }),
    ownerOf: (copy) => {
      const found = owners.get(copy);
      if (!found) throw new RangeError(`nobody has a card ${copy}`);
      return found;
    },
    systemOf: (copy) => systems.get(copy) ?? copy,
  };
}
