import type { LiveFilter, LiveRead, LiveSource } from '@/lib/live/live-source.ts';
import {
  acceptanceColumns,
  benefitColumns,
  cardColumns,
  cardDetailColumns,
  cardSummaryColumns,
  categoryColumns,
  companyColumns,
  issuingUnionColumns,
  pointSystemColumns,
  requirementColumns,
  senderColumns,
  spendingCostColumns,
  transferColumns,
} from './columns.ts';

const categories = {
  table: 'categories',
  select: categoryColumns,
  order: [{ column: 'position' }],
  orderEmbedded: { sub_categories: [{ column: 'position' }] },
} as const satisfies LiveRead;

const byName = [{ column: 'name' }] as const;
const byId = [{ column: 'id' }] as const;

export const liveCategories: LiveSource = { reads: [categories] };

export const liveCatalogue: LiveSource = {
  hasRevision: true,
  reads: [
    {
      at: 'cards',
      table: 'credit_cards',
      select: cardColumns,
      whereEmbedded: { signup_bonuses: [['is_current', 'eq', true]] },
      order: [{ column: 'slug' }],
    },
    { at: 'pointSystems', table: 'point_systems', select: pointSystemColumns, order: byName },
    { ...categories, at: 'categories' },
    {
      at: 'companies',
      table: 'companies',
      select: companyColumns,
      where: [['kind', 'neq', 'credit_union']],
      order: byName,
    },
    {
      at: 'companies',
      table: 'companies',
      select: issuingUnionColumns,
      where: [['kind', 'eq', 'credit_union']],
      order: byName,
    },
    { at: 'benefits', table: 'benefits', select: benefitColumns, order: byName },
    { at: 'requirements', table: 'requirements', select: requirementColumns, order: byName },
    { at: 'spendingCosts', table: 'spending_costs', select: spendingCostColumns, order: byId },
    { at: 'acceptance', table: 'acceptance', select: acceptanceColumns, order: byId },
  ],
};

export const liveCreditCards: LiveSource = {
  reads: [{ table: 'credit_cards', select: cardSummaryColumns, order: byName }],
};

/** Of one card, by its id or its slug. */
export function liveCreditCard(which: LiveFilter): LiveSource {
  return {
    reads: [
      {
        table: 'credit_cards',
        select: cardDetailColumns,
        where: [which],
        orderEmbedded: { signup_bonuses: [{ column: 'ends_on', isDescending: true }] },
        isSingle: true,
      },
    ],
  };
}

export function liveTransfersFrom(pointSystemId: number): LiveSource {
  return {
    reads: [
      {
        table: 'point_transfers',
        select: transferColumns,
        where: [['from_point_system_id', 'eq', pointSystemId]],
      },
    ],
  };
}

export function liveTransfersOf(slug: string): LiveSource {
  return {
    reads: [
      {
        table: 'point_systems',
        select: senderColumns,
        where: [['slug', 'eq', slug]],
        isSingle: true,
      },
    ],
  };
}
