import type { BestCardFilters } from '@contract/preferences.ts';
import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { ChoiceMenu } from '@/components/choice-menu.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Combobox } from '@/components/ui/combobox.tsx';
import { Label } from '@/components/ui/label.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { currentUserEdits } from '@/features/account/current-user/public.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import { toFilterSearch } from '../parse-filters.ts';
import type { FilterSearch } from '../schema.ts';

type Named = { readonly slug: string; readonly name: string };

/** Options of the filters: available cards, their issuers and their points, by name. */
type FilterOptions = {
  readonly issuers: readonly Named[];
  readonly systems: readonly Named[];
  readonly cards: readonly Named[];
};

function listFilterOptions(rows: CatalogRows): FilterOptions {
  const open = rows.cards.filter((card) => card.opened_to_new);
  const issuerIds = new Set(open.map((card) => card.company_id));
  const systemIds = new Set(open.map((card) => card.point_system_id));
  const sorted = (all: readonly Named[]) => all.toSorted((a, b) => a.name.localeCompare(b.name));
  return {
    issuers: sorted(rows.companies.filter(({ id }) => issuerIds.has(id))),
    systems: sorted(rows.pointSystems.filter(({ id }) => systemIds.has(id))),
    cards: sorted(open),
  };
}

type LeftOutCardsProps = {
  cards: readonly { readonly slug: string; readonly name: string }[];
  /** Slugs. */
  excluded: readonly string[];
  onChange: (excluded: string[]) => void;
};

function LeftOutCards({ cards, excluded, onChange }: LeftOutCardsProps) {
  const names = new Map(cards.map(({ slug, name }) => [slug, name]));
  return (
    <div role="group" aria-label="Never suggested" className="grid gap-1">
      <span aria-hidden className="text-muted-foreground text-sm font-medium">
        Never suggested
      </span>
      {excluded.length > 0 && (
        <ul aria-label="Cards never suggested" className="grid">
          {excluded.map((slug) => (
            <li key={slug} className="flex items-center justify-between gap-2 text-sm">
              {names.get(slug) ?? slug}
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Propose ${names.get(slug) ?? slug} again`}
                onClick={() => onChange(excluded.filter((each) => each !== slug))}
              >
                <X aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Combobox
        label="Never suggest a card"
        placeholder="Choose a card"
        options={cards
          .filter(({ slug }) => !excluded.includes(slug))
          .map(({ slug, name }) => ({ value: slug, label: name }))}
        value={undefined}
        onValueChange={(slug) => onChange([...excluded, slug])}
      />
    </div>
  );
}

export type FilterFieldsProps = {
  filters: BestCardFilters;
  rows: CatalogRows;
  onSearchChange: (search: FilterSearch) => void;
};

/** The filters, saved with the account and put into the address. */
export function FilterFields({ filters, rows, onSearchChange }: FilterFieldsProps) {
  const { mutate: save } = useMutation(currentUserEdits.updateBestCardFilters);
  const onChange = (next: BestCardFilters) => {
    save(next);
    onSearchChange(toFilterSearch(next));
  };
  const options = useMemo(() => listFilterOptions(rows), [rows]);
  return (
    <>
      <ChoiceMenu
        label="Issuers"
        options={options.issuers}
        chosen={filters.issuers}
        onChange={(issuers) => onChange({ ...filters, issuers })}
      />
      <ChoiceMenu
        label="Points"
        options={options.systems}
        chosen={filters.pointSystems}
        onChange={(pointSystems) => onChange({ ...filters, pointSystems })}
      />
      <SelectField
        label="Type"
        value={filters.kind ?? ''}
        onChange={({ target: { value } }) => {
          const kind = value === 'personal' || value === 'business' ? value : null;
          onChange({ ...filters, kind });
        }}
      >
        <option value="">Personal and business</option>
        <option value="personal">Personal</option>
        <option value="business">Business</option>
      </SelectField>
      <SelectField
        label="Annual fee at most"
        value={filters.maximumAnnualFeeCents ?? ''}
        onChange={({ target: { value } }) => {
          const most = value === '' ? null : Number(value);
          onChange({ ...filters, maximumAnnualFeeCents: most });
        }}
      >
        <option value="">Any fee</option>
        <option value="0">No fee</option>
        <option value="9500">$95</option>
        <option value="25000">$250</option>
        <option value="55000">$550</option>
      </SelectField>
      <Label className="font-normal">
        <Checkbox
          checked={filters.includeLowConfidence}
          onCheckedChange={(checked) =>
            onChange({ ...filters, includeLowConfidence: checked === true })
          }
        />
        Count facts of low confidence
      </Label>
      <Label className="font-normal">
        <Checkbox
          checked={filters.onlyHeld}
          onCheckedChange={(checked) => onChange({ ...filters, onlyHeld: checked === true })}
        />
        Only cards I hold
      </Label>
      <LeftOutCards
        cards={options.cards}
        excluded={filters.excludedCards}
        onChange={(excludedCards) => onChange({ ...filters, excludedCards })}
      />
    </>
  );
}
