import { Coins } from 'lucide-react';
import { FilterSelect } from '@/components/filter-select.tsx';
import { ListPage } from '@/components/list-page.tsx';
import { formatCentsPerPoint, formatWholeDollars } from '@/lib/format.ts';
import { FIRST_OWN_CARD } from '@/features/catalog/facts/schema.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { useHeldCardIds } from '@/features/mine/eligibility/queries.ts';
import { type PointSystemEntry, listPointSystems, sumOwnPoints } from '../list-point-systems.ts';
import { useActiveTransfers, useMyPointValues } from '../queries.ts';
import { type PointSystemSearch, pointSystemKinds } from '../schema.ts';
import { nameKind, preferenceNames } from '../words.ts';
import { useBalances } from '../use-balances.ts';
import { PointSystemsTable } from './point-systems-table.tsx';

type PointSystemsScreenProps = {
  search: PointSystemSearch;
  onSearchChange: (change: Partial<PointSystemSearch>) => void;
};

export function PointSystemsScreen({ search, onSearchChange }: PointSystemsScreenProps) {
  const catalog = useCatalog();
  const open = useActiveTransfers();
  const { preference, myValueOf } = useMyPointValues();
  const balances = useBalances(true) ?? [];

  const companies = new Map(catalog.companies.map(({ id, name }) => [id, name]));
  const heldIds = useHeldCardIds();
  const earned = new Set(
    catalog.cards.filter(({ id }) => heldIds.has(id)).map((card) => card.point_system_id),
  );
  const listed = catalog.pointSystems.filter(({ id }) => id < FIRST_OWN_CARD);
  const entries = listed.map((system): PointSystemEntry => ({
    system,
    companyName: system.company_id === null ? null : (companies.get(system.company_id) ?? null),
    value: myValueOf(system),
    mine: sumOwnPoints(balances, system.id),
    isEarned: system.unit !== 'dollars' && earned.has(system.id),
    cards: catalog.cards.filter((card) => card.point_system_id === system.id).length,
    partners: new Set(open.filter(({ from }) => from === system.slug).map(({ to }) => to)).size,
  }));
  const shown = listPointSystems(entries, search);
  const worthCents = entries.reduce((sum, { mine }) => sum + (mine?.worthCents ?? 0), 0);
  const best = listPointSystems(entries, {}).find(({ isEarned }) => isEarned);

  return (
    <ListPage
      title="Point systems"
      verdict={
        worthCents > 0
          ? `Your points are worth ${formatWholeDollars(worthCents)} to you.`
          : best &&
            `The most valuable points your cards earn: ${best.system.name}, ${formatCentsPerPoint(best.value.centsPerPoint)} each.`
      }
      description={`Every currency of points, at what it is worth to you for ${preferenceNames[preference].toLowerCase()}.`}
      noun="point system"
      search={search}
      onSearchChange={onSearchChange}
      shown={shown.length}
      count={entries.length}
      filters={
        <FilterSelect
          label="Type"
          allLabel="All kinds"
          value={search.kind}
          options={pointSystemKinds.map((kind) => ({ value: kind, label: nameKind(kind) }))}
          onValueChange={(kind) => onSearchChange({ kind })}
        />
      }
      cleared={{ kind: undefined }}
      icon={<Coins />}
      hint="Search by its name or by the company that issues it."
    >
      <PointSystemsTable
        entries={shown}
        sort={
          search.sort ??
          (entries.some(({ mine, isEarned }) => mine !== null || isEarned) ? 'mine' : 'value')
        }
        onSort={(sort) => onSearchChange({ sort })}
      />
    </ListPage>
  );
}
