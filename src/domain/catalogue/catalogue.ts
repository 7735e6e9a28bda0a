import type { Card } from './card.ts';
import type { PointSystem } from './point-system.ts';
import type { SubCategory } from './sub-category.ts';

/** Everything the engine knows about cards. `checkCatalogue` tells whether it contradicts itself. */
export type Catalogue = {
  readonly pointSystems: readonly PointSystem[];
  readonly subCategories: readonly SubCategory[];
  readonly cards: readonly Card[];
};
