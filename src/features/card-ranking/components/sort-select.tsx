import { NativeSelect } from '@/components/ui/native-select.tsx';
import { columnLabels } from '../describe-columns.ts';
import { type CardRankingSearch, cardRankingSearchSchema, rankingSorts } from '../schema.ts';

type SortSelectProps = {
  search: CardRankingSearch;
  onChange: (next: Partial<CardRankingSearch>) => void;
};

const labels = { ...columnLabels, net: 'Net a year', name: 'Name' } as const;

export function SortSelect({ search, onChange }: SortSelectProps) {
  const { sort: read } = cardRankingSearchSchema.fields;
  return (
    <NativeSelect
      aria-label="Sort by"
      className="min-w-0 flex-1 md:hidden"
      value={search.sort}
      onChange={(event) => {
        const sort = read(event.target.value);
        onChange({ sort, dir: sort === 'name' ? 'asc' : 'desc' });
      }}
    >
      {rankingSorts
        .filter((sort) => sort !== 'bonus' || search.year === 'first')
        .map((sort) => (
          <option key={sort} value={sort}>
            {labels[sort]}
          </option>
        ))}
    </NativeSelect>
  );
}
