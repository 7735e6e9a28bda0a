import { memo, useMemo, useState } from 'react';
import { ListTable } from '@/components/list-table.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { BonusSearch } from '../schema.ts';
import type { Offer } from '../to-offers.ts';
import { type ColumnContext, listOfferColumns, type OfferSort } from './offer-columns.tsx';

type OfferListProps = ColumnContext & {
  offers: readonly Offer[];
  sort: OfferSort;
  onSearchChange: (change: Partial<BonusSearch>) => void;
};

/** Rows per step; to find a particular offer, people search or filter. */
const step = 40;

/** The offers as a table; rendered again only when something in it changes. */
export const OfferList = memo(function OfferList(props: OfferListProps) {
  const { offers, sort, costs, centsPerPointOf, names, hasSpending, onSearchChange } = props;
  const [most, setMost] = useState(step);
  const columns = useMemo(
    () => listOfferColumns({ costs, centsPerPointOf, names, hasSpending }),
    [costs, centsPerPointOf, names, hasSpending],
  );
  return (
    <div className="grid gap-3">
      <ListTable
        label="Sign-up bonuses"
        columns={columns}
        rows={offers.slice(0, most)}
        keyOf={({ row }) => row.id}
        sort={sort}
        onSort={(next) => onSearchChange({ sort: next })}
      />
      {most < offers.length && (
        <Button
          variant="outline"
          className="justify-self-center"
          onClick={() => setMost(most + step)}
        >
          Show more of {offers.length} offers
        </Button>
      )}
    </div>
  );
});
