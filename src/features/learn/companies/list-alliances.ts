import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import type { Alliance, Company } from './schema.ts';

/** A way of the member's points to a program. */
export type ProgramReach = {
  readonly from: string;
  readonly fromName: string;
  readonly viaName: string | null;
  readonly points: number;
  readonly arrives: number;
  readonly valueCents: number;
  /** True if the member has not entered these points, but their cards earn them. */
  readonly isExample: boolean;
};

export type AllianceMember = {
  readonly company: Company;
  readonly system: PointSystemRow | undefined;
  /** The best way of the member's points into its program; null if none leads there. */
  readonly reach: ProgramReach | null;
  /** Systems whose points move into its program today. */
  readonly sources: readonly string[];
};

export type AllianceEntry = {
  readonly alliance: Alliance;
  /** Programs that the member's points reach first, the most valuable first. */
  readonly members: readonly AllianceMember[];
  readonly reached: readonly AllianceMember[];
  /** Airlines of the alliance that the catalog does not have. */
  readonly missing: readonly string[];
};

type AllianceSources = {
  readonly companies: readonly Company[];
  readonly systems: readonly PointSystemRow[];
  readonly transfers: readonly { readonly from: string; readonly to: string }[];
  readonly reachOf: (program: string | undefined) => readonly ProgramReach[];
};

/** Reach of what the member has before an example, then by worth. */
function isMine({ reach }: AllianceMember): number {
  return reach === null ? 0 : reach.isExample ? 1 : 2;
}

const byReach = (a: AllianceMember, b: AllianceMember) =>
  isMine(b) - isMine(a) || (b.reach?.valueCents ?? 0) - (a.reach?.valueCents ?? 0);

export function toAllianceEntry(alliance: Alliance, from: AllianceSources): AllianceEntry {
  const { companies, systems, transfers, reachOf } = from;
  const members = companies
    .filter((company) => company.alliance_id === alliance.id)
    .map((company): AllianceMember => {
      const system = systems.find((row) => row.company_id === company.id);
      const sources = transfers.filter(({ to }) => to === system?.slug).map((each) => each.from);
      return {
        company,
        system,
        reach: reachOf(system?.slug)[0] ?? null,
        sources: [...new Set(sources)],
      };
    })
    .sort(
      (a, b) =>
        byReach(a, b) ||
        b.sources.length - a.sources.length ||
        a.company.name.localeCompare(b.company.name),
    );
  const names = new Set(members.map(({ company }) => company.name));
  return {
    alliance,
    members,
    reached: members.filter(({ reach }) => reach !== null),
    missing: alliance.other_airlines
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !names.has(name)),
  };
}

/** The alliances that match, the one where the member's points become worth the most first. */
export function listAlliances(entries: readonly AllianceEntry[], q = ''): AllianceEntry[] {
  return entries
    .filter(({ alliance, members, missing }) =>
      matchesSearch(
        [alliance.name, ...members.map(({ company }) => company.name), ...missing].join(' '),
        q,
      ),
    )
    .sort((a, b) => {
      const [first, second] = [a.members[0], b.members[0]];
      if (!first || !second) return b.members.length - a.members.length;
      return byReach(first, second) || b.reached.length - a.reached.length;
    });
}
