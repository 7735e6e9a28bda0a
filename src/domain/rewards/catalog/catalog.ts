import type { Card, PaymentCost } from './card.ts';
import type { PointSystem } from './point-system.ts';
import type { Scope, SubCategory } from './sub-category.ts';

/** All facts about cards the engine uses. `checkCatalog` detects contradictions. */
export type Catalog = {
  readonly pointSystems: readonly PointSystem[];
  readonly subCategories: readonly SubCategory[];
  readonly cards: readonly Card[];
  /** Payees' fees for card payments. */
  readonly paymentCosts: readonly PaymentCost[];
  readonly notAccepted: readonly NotAccepted[];
};

/** Payees that do not take cards of these networks. */
export type NotAccepted = { readonly covers: Scope; readonly networks: readonly string[] };
