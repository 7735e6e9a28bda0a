import { type Cents, cents } from '@/domain/units.ts';
import type { FirstAnswerSearch } from './schema.ts';

const MONTHS = 12;

/** A visitor's few amounts as a year of spending; travel is half flights, half hotels. */
export function toSpending(search: FirstAnswerSearch): Record<string, Cents> {
  const year = (dollars: number | undefined, share = 1) =>
    cents(Math.round((dollars ?? 0) * 100 * MONTHS * share));
  return {
    'us-supermarkets': year(search.groceries),
    restaurants: year(search.restaurants),
    'gas-stations': year(search.gas),
    airfare: year(search.travel, 0.5),
    hotels: year(search.travel, 0.5),
    rent: year(search.rent),
    other: year(search.other),
  };
}
