import { queryOptions } from '@tanstack/react-query';
import { alliances, companies } from '@/features/catalog/facts/tables.ts';
import { byName } from '@/lib/rows/group-rows.ts';
import type { Held } from '@/lib/rows/reference-table.ts';
import type { Alliance, Company } from './schema.ts';

const listCompanies = ({ rows }: Held<Company>) => rows.toSorted(byName);
const listAlliances = ({ rows }: Held<Alliance>) => rows.toSorted(byName);

/** Issuers and partners by name; of the credit unions only those that issue a card of the catalog. */
export function companiesQuery() {
  return queryOptions({ ...companies.query(), select: listCompanies });
}

export function alliancesQuery() {
  return queryOptions({ ...alliances.query(), select: listAlliances });
}
