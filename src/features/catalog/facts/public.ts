/** For workers, which do without the queries. */
export { toDomainCatalog } from './to-domain-catalog.ts';
export { toMemberTerms, usualSettings } from './to-member-terms.ts';
