import { CreditCard } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { countInUse } from '@/components/count-in-use.ts';
import { EmptyState } from '@/components/empty-state.tsx';
import { FilterSelect } from '@/components/filter-select.tsx';
import { FilterSwitch } from '@/components/filter-switch.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { listProspects } from '../list-prospects.ts';
import type { ProspectSearch } from '../schema.ts';
import * as texts from '../texts.ts';
import { useProspects } from '../use-prospects.ts';
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

/** Every card of the catalogue as the member would have it. */
export function ProspectsScreen({ search, onSearchChange }: ProspectsScreenProps) {
  const prospects = useProspects();
  const deferred = useDeferredValue(search);
  const shown = useMemo(() => listProspects(prospects, deferred), [prospects, deferred]);
  const issuers = useMemo(() => optionsOf(prospects.map(({ issuer }) => issuer)), [prospects]);
  const systems = useMemo(() => optionsOf(prospects.map(({ points }) => points)), [prospects]);
  return (
    <>
      <PageHeader title={texts.creditCards} description={texts.everyCardByWhatIt} />
      <ListToolbar
        label={texts.searchCards}
        placeholder={texts.cardIssuerOrPoints}
        text={search.q}
        onTextChange={(q) => {
          onSearchChange({ q });
        }}
        summary={texts.ofCards(shown.length, prospects.length)}
        filtersInUse={countInUse(
          search.issuer,
          search.points,
          search.kind,
          search.open,
          search.closed,
        )}
      >
        <FilterSelect
          label={texts.issuer}
          allLabel={texts.allIssuers}
          value={search.issuer}
          options={issuers}
          onValueChange={(issuer) => {
            onSearchChange({ issuer });
          }}
        />
        <FilterSelect
          label={texts.points}
          allLabel={texts.allPoints}
          value={search.points}
          options={systems}
          onValueChange={(points) => {
            onSearchChange({ points });
          }}
        />
        <FilterSelect
          label={texts.kind}
          allLabel={texts.allKinds}
          value={search.kind}
          options={[
            { value: 'personal', label: texts.personal },
            { value: 'business', label: texts.business },
          ]}
          onValueChange={(kind) => {
            onSearchChange({ kind });
          }}
        />
        <FilterSwitch
          label={texts.openToMeToday}
          isOn={search.open ?? false}
          onChange={(isOn) => {
            onSearchChange({ open: isOn || undefined });
          }}
        />
        <FilterSwitch
          label={texts.includeClosedToNew}
          isOn={search.closed ?? false}
          onChange={(isOn) => {
            onSearchChange({ closed: isOn || undefined });
          }}
        />
      </ListToolbar>
      {shown.length === 0 ? (
        <EmptyState
          icon={<CreditCard />}
          title={texts.noCardMatches}
          action={
            <Button
              variant="outline"
              onClick={() => {
                onSearchChange({
                  q: undefined,
                  issuer: undefined,
                  points: undefined,
                  kind: undefined,
                  open: undefined,
                });
              }}
            >
              {texts.showAllCards}
            </Button>
          }
        >
          {texts.useFewerWordsOrFilters}
        </EmptyState>
      ) : (
        <ProspectTable shown={shown} sort={deferred.sort} />
      )}
    </>
  );
}
