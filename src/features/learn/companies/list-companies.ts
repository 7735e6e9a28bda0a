import type { MyValue } from '@/components/value-mark.tsx';
import type { Reaching } from '@/features/mine/point-systems/schema.ts';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { formatCount } from '@/lib/format.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import type { ProgramReach } from './list-alliances.ts';
import type { BankSearch, Company, PartnerSearch } from './schema.ts';

export type PartnerEntry = {
  readonly company: Company;
  readonly allianceName: string | null;
  readonly systemNames: readonly string[];
  /** Its point that is worth most to the member; null if it has no points. */
  readonly value: MyValue | null;
  /** The most that the member's points become there today. */
  readonly reach: Reaching | null;
  /** Systems whose points can be moved into one of the partner's today. */
  readonly inbound: number;
  /** Cards that earn the partner's points. */
  readonly cards: number;
};

const byName = (a: { company: Company }, b: { company: Company }) =>
  a.company.name.localeCompare(b.company.name);

const pointOf = ({ value }: PartnerEntry) => value?.centsPerPoint ?? 0;

/** The partners that match the search; by default the one where the member's points become worth most comes first. */
export function listPartners(
  entries: readonly PartnerEntry[],
  { q = '', kind, sort }: PartnerSearch,
): PartnerEntry[] {
  return entries
    .filter(
      ({ company, allianceName, systemNames }) =>
        (kind === undefined || company.kind === kind) &&
        matchesSearch([company.name, allianceName ?? '', ...systemNames].join(' '), q),
    )
    .sort((a, b) => {
      if (sort === 'name') return byName(a, b);
      if (sort === 'cards') return b.cards - a.cards || byName(a, b);
      if (sort === 'value') return pointOf(b) - pointOf(a) || byName(a, b);
      const byInbound = b.inbound - a.inbound || byName(a, b);
      if (sort === 'inbound') return byInbound;
      return (b.reach?.worthCents ?? 0) - (a.reach?.worthCents ?? 0) || byInbound;
    });
}

export function mostOf<T>(items: readonly T[], amountOf: (item: T) => number): T | null {
  return items.toSorted((a, b) => amountOf(b) - amountOf(a))[0] ?? null;
}

/** The partner where points that the member's cards earn, and none were entered of, go furthest; null if none move. */
export function findExample<Reach extends ProgramReach>(
  partners: readonly Pick<Company, 'id' | 'name'>[],
  systems: readonly Pick<PointSystemRow, 'company_id' | 'slug'>[],
  reachOf: (program: string) => readonly Reach[],
): (Reach & { readonly partner: string }) | null {
  const examples = partners.flatMap(({ id, name: partner }) =>
    systems
      .filter(({ company_id: company }) => company === id)
      .flatMap(
        ({ slug }) => reachOf(slug).find(({ from, isExample }) => isExample && from !== slug) ?? [],
      )
      .map((reach) => ({ ...reach, partner })),
  );
  return mostOf(examples, ({ valueCents }) => valueCents);
}

export type BankEntry = {
  readonly company: Company;
  readonly cards: number;
  readonly rules: number;
  /** Cards of the member, open ones. */
  readonly held: number;
  /** Other cards that no rule and no condition stops today. */
  readonly open: number;
  /** Number of rules that stop the member today. */
  readonly blocking: number;
  /** Number of rules that only warn. */
  readonly warning: number;
};

export function listBanks(
  entries: readonly BankEntry[],
  { q = '', sort }: BankSearch,
): BankEntry[] {
  return entries
    .filter(({ company }) => matchesSearch(company.name, q))
    .sort((a, b) => {
      if (sort === 'name') return byName(a, b);
      if (sort === 'rules') return b.rules - a.rules || byName(a, b);
      return b.cards - a.cards || byName(a, b);
    });
}

/** The issuers with a rule that stops the applicant today. */
export function describeBlocking(
  entries: readonly BankEntry[],
  applicantName: string | null,
): string {
  const names = entries
    .filter(({ blocking }) => blocking > 0)
    .sort((a, b) => b.blocking - a.blocking || byName(a, b))
    .map(({ company }) => company.name);
  const whom = applicantName ?? 'you';
  const more = names.length - 2;
  if (names.length === 0) return `No bank has a rule that stops ${whom} today.`;
  return `${more > 0 ? `${names.slice(0, 2).join(', ')}, and ${more} more have` : names.length === 2 ? `${names.join(' and ')} have` : `Only ${names.join('')} has`} rules that stop ${whom} today.`;
}

/** How many of an issuer's cards are open to the applicant today, and how many of its rules stop them. */
export function describeIssuer(
  { cards, held, open, blocking, warning }: Omit<BankEntry, 'company' | 'rules'>,
  applicantName: string | null,
): string {
  const whom = applicantName ?? 'you';
  const others = cards - held;
  const lead = () => {
    if (cards === 0) return 'None of its cards is listed here';
    if (others === 0) {
      return `${applicantName === null ? 'You hold' : `${applicantName} holds`} every card it has here`;
    }
    if (others === 1) {
      return `Its ${held > 0 ? 'other' : 'only'} card ${open > 0 ? 'is' : 'isn’t'} open to ${whom} today`;
    }
    return `${open === 0 ? 'None' : open} of its ${formatCount(others, held > 0 ? 'other card' : 'card')} ${open > 1 ? 'are' : 'is'} open to ${whom} today`;
  };
  if (blocking > 0) return `${lead()}; ${formatCount(blocking, 'rule')} in the way.`;
  return warning > 0 ? `${lead()}; ${formatCount(warning, 'warning')}.` : `${lead()}.`;
}
