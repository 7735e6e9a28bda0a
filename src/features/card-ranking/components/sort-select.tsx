import { NativeSelect } from '@/components/ui/native-select.tsx';
import { columnLabels } from '../describe-columns.ts';
import { type CardRankingSearch, cardRankingSearchSchema, rankingSorts } from '../schema.ts';
import * as texts from '../texts.ts';

type SortSelectProps = {
  search: CardRankingSearch;
  onChange: (next: Partial<CardRankingSearch>) => void;
};

const labels = { ...columnLabels, net: texts.netAYear, name: texts.name } as const;

/** The order, where a narrow screen has no heads of columns to press. */
export function SortSelect({ search, onChange }: SortSelectProps) {
  const { sort: read } = cardRankingSearchSchema.fields;
  return (
    <NativeSelect
      aria-label={texts.sortBy}
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
