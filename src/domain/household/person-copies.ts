import type { Card } from '../rewards/catalog/card.ts';
import type { Catalog } from '../rewards/catalog/catalog.ts';
import type { HeldCard, Preferences } from '../rewards/problem.ts';

/** A household member who applies for cards, and their choices. */
export type Person = {
  readonly id: string;
  /** Option slugs by choice slug, before those of the household. */
  readonly selected: Preferences['selected'];
  /** The cards that this person has or may have; absent: all of the catalog. */
  readonly cards?: readonly Card[];
  /** Products of cards with slugs of their own. */
  readonly products?: Readonly<Record<string, string>>;
};

export type OwnCard = { readonly person: string; readonly card: string };

/** A household's question as one person's: each person has a copy of each product. */
export type PersonCopies = {
  readonly catalog: Catalog;
  readonly preferences: Preferences;
  /** Slug of a person's copy of a card, choice, product change, or card of their history. */
  readonly slugOf: (person: number, slug: string) => string;
  readonly heldOf: (person: number, held: HeldCard) => HeldCard;
  /** Owner and product of a card in the copied catalog. */
  readonly ownerOf: (copy: string) => OwnCard;
  /** The system that a copy was made from. */
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
 * Copies each card for each household member, with caps, credits, choices, fee and bonus of its own. A system whose
 * points move freely within a household stays one, so that one person unlocks it for all; any other is copied per
 * person.
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
