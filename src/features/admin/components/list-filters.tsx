import { FilterSelect } from '@/components/filter-select.tsx';
import { findField, type Resource } from '../machine/create-resource.ts';
import { type ListSearch, type ListSearchChange, changeFilter, parseFilters } from '../schema.ts';
import { RelationInput } from './relation-input.tsx';

type ListFiltersProps = {
  resource: Resource;
  search: ListSearch;
  onSearchChange: (change: Pick<ListSearchChange, 'where' | 'page'>) => void;
};

const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

export function ListFilters({ resource, search, onSearchChange }: ListFiltersProps) {
  const filters = parseFilters(search.where);
  return resource.filters.map((name) => {
    const field = findField(resource, name);
    if (!field) return null;
    const change = (value: string | undefined) => {
      onSearchChange({ where: changeFilter(search.where, name, value), page: undefined });
    };
    if (field.relation) {
      return (
        <div key={name} className="grid min-w-0 gap-1 md:w-48">
          <span className="text-muted-foreground text-sm leading-5 font-medium">{field.label}</span>
          <RelationInput
            label={field.label}
            relation={field.relation}
            value={filters.get(name) ?? ''}
            onValueChange={change}
            emptyLabel="All"
          />
        </div>
      );
    }
    return (
      <FilterSelect
        key={name}
        label={field.label}
        allLabel="All"
        options={field.options ?? yesOrNo}
        value={filters.get(name)}
        onValueChange={change}
      />
    );
  });
}
