import type { Card, PaymentCost } from './card.ts';
import type { PointSystem } from './point-system.ts';
import type { Scope, SubCategory } from './sub-category.ts';

/** Everything the engine knows about cards. `checkCatalog` tells whether it contradicts itself. */
export type Catalog = {
  readonly pointSystems: readonly PointSystem[];
  readonly subCategories: readonly SubCategory[];
  readonly cards: readonly Card[];
  /** What payees charge for taking any card. */
  readonly paymentCosts: readonly PaymentCost[];
  readonly notAccepted: readonly NotAccepted[];
};

/** Payees that do not take cards of these networks. */
export type NotAccepted = { readonly covers: Scope; readonly networks: readonly string[] };
