import { type ListColumn, ListTable } from '@/components/list-table.tsx';
import { NameLink } from '@/components/name-link.tsx';
import { ValueMark } from '@/components/value-mark.tsx';
import { formatPoints, formatWholeDollars } from '@/lib/format.ts';
import type { PointSystemEntry } from '../list-point-systems.ts';
import { useMyPointValues } from '../queries.ts';
import type { PointSystemSearch } from '../schema.ts';
import { nameKind, preferenceNames, preferences } from '../words.ts';

type Sort = NonNullable<PointSystemSearch['sort']>;

type PointSystemsTableProps = {
  entries: readonly PointSystemEntry[];
  sort: Sort;
  onSort: (sort: Sort) => void;
};

function NameCell({ system, companyName, cards, partners, mine }: PointSystemEntry) {
  return (
    <>
      <NameLink translate="no" to="/app/point-systems/$id" params={{ id: system.slug }}>
        {system.name}
      </NameLink>
      <p className="text-muted-foreground text-sm">
        {[companyName, nameKind(system.kind)].filter(Boolean).join(' · ')}
        <span className="sm:hidden">
          {cards > 0 && ` · ${cards === 1 ? '1 card' : `${cards} cards`}`}
          {partners > 0 && ` · ${partners === 1 ? '1 partner' : `${partners} partners`}`}
        </span>
      </p>
      {mine && (
        <p className="text-sm sm:hidden">
          You have {formatPoints(mine.points)}, worth {formatWholeDollars(mine.worthCents)}
        </p>
      )}
    </>
  );
}

const ownPoints: ListColumn<PointSystemEntry, Sort> = {
  key: 'mine',
  header: 'My points',
  sort: 'mine',
  align: 'right',
  from: 'sm',
  cell: ({ mine }) =>
    mine && (
      <>
        <span className="font-semibold">{formatWholeDollars(mine.worthCents)}</span>
        <span className="text-muted-foreground block text-sm">{formatPoints(mine.points)}</span>
      </>
    ),
};

export function PointSystemsTable(props: PointSystemsTableProps) {
  const { entries } = props;
  const { preference, myValueOf } = useMyPointValues();
  const columns: ListColumn<PointSystemEntry, Sort>[] = [
    { key: 'name', header: 'Name', sort: 'name', first: 'asc', cell: NameCell },
    ...(entries.some(({ mine }) => mine) ? [ownPoints] : []),
    {
      key: 'value',
      header: `My value, ${preferenceNames[preference].toLowerCase()}`,
      sort: 'value',
      align: 'right',
      cell: ({ value }) => (
        <span className="font-semibold">
          <ValueMark value={value} />
        </span>
      ),
    },
    ...preferences
      .filter((each) => each !== preference)
      .map((each): ListColumn<PointSystemEntry, Sort> => ({
        key: each,
        header: preferenceNames[each],
        align: 'right',
        from: 'lg',
        cell: ({ system }) => {
          const value = myValueOf(system, each);
          return value.centsPerPoint === 0 ? '—' : <ValueMark value={value} />;
        },
      })),
    {
      key: 'cards',
      header: 'Cards',
      sort: 'cards',
      align: 'right',
      from: 'sm',
      cell: ({ cards }) => cards,
    },
    {
      key: 'partners',
      header: 'Partners',
      sort: 'partners',
      align: 'right',
      from: 'sm',
      cell: ({ partners }) => partners,
    },
  ];
  return (
    <ListTable
      label="Point systems"
      columns={columns}
      rows={entries}
      keyOf={({ system }) => system.id}
      sort={props.sort}
      onSort={props.onSort}
    />
  );
}
