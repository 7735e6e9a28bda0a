import type { PointSystemCustomValue } from '@contract/custom-values.ts';
import type {
  PointSystem as DomainPointSystem,
  PointValues,
  RedemptionPreference,
} from '@/domain/rewards/catalog/point-system.ts';
import type { MyValue, ValueOrigin } from '@/components/value-mark.tsx';
import { centsPerPoint } from '@/domain/units.ts';
import { valueOfPoint } from '@/domain/rewards/value/point-value.ts';
import { asUnused } from '@/domain/rewards/value/program-use.ts';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';

const valueOrNull = (value: number | null) => (value === null ? null : centsPerPoint(value));

export function toDomainPointSystem(row: PointSystemRow): DomainPointSystem {
  return {
    slug: row.slug,
    travelValue: valueOrNull(row.travel_value),
    cashValue: valueOrNull(row.cash_value),
    giftCardValue: valueOrNull(row.gift_card_value),
    statusLevelValue: valueOrNull(row.status_level_value),
    untransferableValue: valueOrNull(row.untransferable_value),
  };
}

export function toOwnPointValues(own: PointSystemCustomValue): PointValues {
  return {
    travelValue: valueOrNull(own.travelValue),
    cashValue: valueOrNull(own.cashValue),
    giftCardValue: valueOrNull(own.giftCardValue),
    statusLevelValue: valueOrNull(own.statusLevelValue),
  };
}

const field = {
  travel: 'travelValue',
  cash: 'cashValue',
  gift_card: 'giftCardValue',
  status_level: 'statusLevelValue',
} as const;

/** Value of a system's point to the member for one use, and which value decided it; as cash where not used. */
export function myValueOf(
  row: PointSystemRow,
  own: PointSystemCustomValue | undefined,
  preference: RedemptionPreference,
  isUsed = true,
): MyValue {
  const full = toDomainPointSystem(row);
  const system = isUsed ? full : asUnused(full);
  const values = own && toOwnPointValues(own);
  const key = field[preference];
  const origin: ValueOrigin =
    values?.[key] != null
      ? 'own'
      : !isUsed
        ? 'unused'
        : system[key] !== null
          ? 'default'
          : values?.cashValue != null
            ? 'own_cash'
            : system.cashValue !== null
              ? 'default_cash'
              : 'nothing';
  return { centsPerPoint: valueOfPoint(system, values, preference), origin };
}
