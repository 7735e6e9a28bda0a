import { catalogFixture } from './catalog-fixture.ts';
import type { CatalogRows, RequirementRow } from './schema.ts';

function createRequirement(
  id: number,
  slug: string,
  name: string,
  own: Partial<RequirementRow> = {},
): RequirementRow {
  return { id, slug, name, kind: 'membership', annual_cost_cents: 0, description: '', ...own };
}

const requirements = [
  createRequirement(1, 'costco-membership', 'Costco membership', { annual_cost_cents: 65_00 }),
  createRequirement(2, 'student', 'Enrolled student', { kind: 'status' }),
  createRequirement(3, 'invitation', 'Invitation only', { kind: 'invitation' }),
  createRequirement(4, 'business', 'Business', { kind: 'business' }),
  createRequirement(5, 'sams-club-plus', 'Sam’s Club Plus membership'),
  createRequirement(6, 'product-change-only', 'Product change only', { kind: 'status' }),
];

const link = (requirement_id: number) => ({ id: requirement_id, requirement_id });

/** Cards with requirements, for tests: one closed card, and one requirement without a card. */
export const requirementsFixture: CatalogRows = {
  ...catalogFixture,
  requirements,
  cards: catalogFixture.cards.map((card, index) => {
    if (index === 0) return { ...card, credit_card_requirements: [1, 2, 3, 4].map(link) };
    return index === 1
      ? { ...card, opened_to_new: false, credit_card_requirements: [link(6)] }
      : card;
  }),
};
