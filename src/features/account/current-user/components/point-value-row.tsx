import type { PointSystemCustomValue } from '@contract/custom-values.ts';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { TableCell, TableRow } from '@/components/ui/table.tsx';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { POINTS_HELD_OR_ASKED } from '@/lib/confidence.ts';
import { OwnValueInput } from './own-value-input.tsx';

type PointValueRowProps = {
  system: PointSystemRow;
  own: PointSystemCustomValue | undefined;
  onChange: (value: PointSystemCustomValue) => void;
};

type Use = 'travelValue' | 'cashValue' | 'giftCardValue' | 'statusLevelValue';

export function PointValueRow({ system, own, onChange }: PointValueRowProps) {
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
