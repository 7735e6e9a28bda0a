import { CreditCard } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { FilterSelect } from '@/components/filter-select.tsx';
import { FilterSwitch } from '@/components/filter-switch.tsx';
import { ListPage } from '@/components/list-page.tsx';
import { useRanking } from '@/features/plan/card-ranking/queries.ts';
import { useCardStanding, useHeldCardIds } from '@/features/mine/eligibility/queries.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { listProspects } from '../list-prospects.ts';
import type { Prospect } from '../list-prospects.ts';
import type { ProspectSearch } from '../schema.ts';
import { ProspectTable } from './prospect-table.tsx';

function optionsOf(entries: readonly { readonly slug: string; readonly name: string }[]) {
  return [...new Map(entries.map(({ slug, name }) => [slug, name]))]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

type ProspectsScreenProps = {
  search: ProspectSearch;
  onSearchChange: (change: Partial<ProspectSearch>) => void;
};

/** All cards with the value each adds to the wallet; the list shows before a worker has the figures. */
function useProspects(): readonly Prospect[] {
  const { inputs } = useHoldings();
  const standingOf = useCardStanding();
  const heldIds = useHeldCardIds();
  const ranking = useRanking('steady');
  return useMemo(() => {
    const adds = new Map(ranking?.map(({ card, addedCents }) => [card.id, addedCents]));
    const issuers = new Map(inputs.rows.companies.map((row) => [row.id, row]));
    const systems = new Map(inputs.rows.pointSystems.map((row) => [row.id, row]));
    return inputs.rows.cards.map((card): Prospect => ({
      card,
      issuer: issuers.get(card.company_id) ?? { slug: '', name: '' },
      points: systems.get(card.point_system_id) ?? { slug: '', name: '' },
      isHeld: heldIds.has(card.id),
      addsCents: adds.get(card.id) ?? null,
      standing: standingOf(card),
    }));
  }, [inputs, heldIds, ranking, standingOf]);
}

export function ProspectsScreen({ search, onSearchChange }: ProspectsScreenProps) {
  const prospects = useProspects();
  const deferred = useDeferredValue(search);
  const shown = useMemo(() => listProspects(prospects, deferred), [prospects, deferred]);
  const issuers = useMemo(() => optionsOf(prospects.map(({ issuer }) => issuer)), [prospects]);
  const systems = useMemo(() => optionsOf(prospects.map(({ points }) => points)), [prospects]);
  return (
    <ListPage
      title="Credit cards"
      description="Every card, by what it would add to your wallet in a typical year, and whether you can get it today."
      noun="card"
      search={search}
      onSearchChange={onSearchChange}
      placeholder="Card, issuer or points"
      label="Search cards"
      isWidened={search.closed}
      shown={shown.length}
      count={prospects.length}
      filters={
        <>
          {' '}
          <FilterSelect
            label="Issuer"
            allLabel="All issuers"
            value={search.issuer}
            options={issuers}
            onValueChange={(issuer) => onSearchChange({ issuer })}
          />
          <FilterSelect
            label="Points"
            allLabel="All points"
            value={search.points}
            options={systems}
            onValueChange={(points) => onSearchChange({ points })}
          />
          <FilterSelect
            label="Type"
            allLabel="All kinds"
            value={search.kind}
            options={[
              { value: 'personal', label: 'Personal' },
              { value: 'business', label: 'Business' },
            ]}
            onValueChange={(kind) => onSearchChange({ kind })}
          />
          <FilterSwitch
            label="Open to me today"
            isOn={search.open ?? false}
            onChange={(isOn) => onSearchChange({ open: isOn || undefined })}
          />
          <FilterSwitch
            label="Include closed to new"
            isOn={search.closed ?? false}
            onChange={(isOn) => onSearchChange({ closed: isOn || undefined })}
          />
        </>
      }
      cleared={{ issuer: undefined, points: undefined, kind: undefined, open: undefined }}
      icon={<CreditCard />}
      hint="Use fewer words or filters."
    >
      <ProspectTable shown={shown} sort={deferred.sort} />
    </ListPage>
  );
}
