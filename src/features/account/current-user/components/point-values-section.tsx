import type { CurrentUser } from '@contract/current-user.ts';
import type { PointSystemCustomValue } from '@contract/custom-values.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { SearchInput } from '@/components/search-input.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import {
  type CatalogRows,
  FIRST_OWN_CARD,
  type PointSystemRow,
} from '@/features/catalog/facts/schema.ts';
import { POINTS_HELD_OR_ASKED } from '@/lib/confidence.ts';
import { matchesSearch } from '@/lib/search-text.ts';
import { currentUserEdits } from '../mutations.ts';
import { OwnValueInput } from './own-value-input.tsx';
import { ProfileSection } from './profile-section.tsx';

type Use = 'travelValue' | 'cashValue' | 'giftCardValue' | 'statusLevelValue';

type PointValueRowProps = {
  system: PointSystemRow;
  own: PointSystemCustomValue | undefined;
  onChange: (value: PointSystemCustomValue) => void;
};

function PointValueRow({ system, own, onChange }: PointValueRowProps) {
  const values: PointSystemCustomValue = own ?? {
    pointSystemId: system.id,
    travelValue: null,
    cashValue: null,
    giftCardValue: null,
    statusLevelValue: null,
  };
  const cell = (use: Use, label: string, published: number | null) => (
    <TableCell className="text-right max-sm:px-1 max-sm:last:pr-2">
      <OwnValueInput
        label={`${label} value of ${system.name}, cents a point`}
        published={published}
        value={values[use]}
        onChange={(value) => onChange({ ...values, [use]: value })}
      />
    </TableCell>
  );
  const name = (
    <>
      <span translate="no" className="font-medium">
        {system.name}
      </span>
      {system.confidence === 'low' && (
        <ConfidenceMark
          confidence="low"
          subject={`the published value of ${system.name}`}
          countedWhere={POINTS_HELD_OR_ASKED}
          isCompact
        />
      )}
    </>
  );
  return (
    <>
      {/* On a phone, the name is above the four values, for lack of room beside them. */}
      <TableRow className="border-b-0 sm:hidden">
        <TableCell colSpan={4} className="px-2 pb-0">
          {name}
        </TableCell>
      </TableRow>
      <TableRow>
        <TableCell className="min-w-44 max-sm:hidden">{name}</TableCell>
        {cell('travelValue', 'Travel', system.travel_value)}
        {cell('cashValue', 'Cash', system.cash_value)}
        {cell('giftCardValue', 'Gift card', system.gift_card_value)}
        {cell('statusLevelValue', 'Status', system.status_level_value)}
      </TableRow>
    </>
  );
}

type PointValuesSectionProps = {
  user: CurrentUser;
  rows: CatalogRows;
  ownSystemIds: ReadonlySet<number>;
};

export function PointValuesSection({ user, rows, ownSystemIds }: PointValuesSectionProps) {
  const [q, setQ] = useState('');
  const [showsAll, setShowsAll] = useState(ownSystemIds.size === 0);
  const update = useMutation(currentUserEdits.updateCustomPointSystemValues);
  const own = new Map(user.pointSystemCustomValues.map((value) => [value.pointSystemId, value]));
  // A dollar of cash back has a fixed value.
  const systems = rows.pointSystems.filter(
    ({ id, unit }) => unit !== 'dollars' && id < FIRST_OWN_CARD,
  );
  const shown = systems.filter(
    ({ id, name }) =>
      matchesSearch(name, q) && (showsAll || q !== '' || ownSystemIds.has(id) || own.has(id)),
  );

  const change = (value: PointSystemCustomValue) => {
    const others = user.pointSystemCustomValues.filter(
      ({ pointSystemId }) => pointSystemId !== value.pointSystemId,
    );
    update.mutate([...others, value]);
  };

  return (
    <ProfileSection
      id="point-values"
      title="What a point is worth to you"
      description="In cents a point. Gray figures are published values; type your own where you do better or worse. An empty field goes back to the published value."
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap gap-2">
          <SearchInput
            label="Search point systems"
            value={q}
            onValueChange={setQ}
            className="min-w-48 flex-1"
          />
          <Button variant="outline" aria-pressed={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Only those of my cards' : `Show all ${systems.length}`}
          </Button>
        </div>
        {shown.length === 0 ? (
          <p className="text-muted-foreground text-sm">
            {q === '' ? 'Your cards earn no points with a value to set.' : 'No system matches.'}
          </p>
        ) : (
          <Table label="Value of a point by use">
            <TableHeader>
              <TableRow>
                <TableHead className="max-sm:hidden">Point system</TableHead>
                <TableHead className="text-right max-sm:px-1">Travel</TableHead>
                <TableHead className="text-right max-sm:px-1">Cash</TableHead>
                <TableHead className="text-right max-sm:px-1">Gift card</TableHead>
                <TableHead className="text-right max-sm:px-1">Status</TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {shown.map((system) => (
                <PointValueRow
                  key={system.id}
                  system={system}
                  own={own.get(system.id)}
                  onChange={change}
                />
              ))}
            </TableBody>
          </Table>
        )}
      </div>
    </ProfileSection>
  );
}
