import type {
  BenefitCustomValue,
  PointSystemCustomValue,
} from '../_shared/contract/custom-values.ts';
import {
  isBenefitCustomValueSet,
  isPointSystemCustomValueSet,
} from '../_shared/contract/custom-value-rules.ts';
import type { Context, Member } from './context.ts';
import { createDatabaseError } from './failure.ts';
import { explainMissedMember } from './member-row.ts';

type Scope = Pick<Context, 'expectedRevision'> & { member: Member };
type ListName = 'save_point_system_custom_values' | 'save_benefit_custom_values';
type Entry = Record<string, number | boolean | null>;

/** Replaces the list in one step in the database: completely, or not at all. */
async function replaceList(scope: Scope, name: ListName, entries: Entry[]) {
  const { member, expectedRevision } = scope;
  const { data, error, status } = await member.database.rpc(name, {
    custom_values: entries,
    ...(expectedRevision === null ? {} : { expected_revision: expectedRevision }),
  });
  if (error) throw createDatabaseError({ status, ...error });
  const revision: number | null = data;
  if (revision === null) throw await explainMissedMember(scope);
  return { revision };
}

/** Leaves out, and so deletes, a value that sets nothing. */
export function replacePointSystemValues(scope: Scope, values: PointSystemCustomValue[]) {
  const entries = values.filter(isPointSystemCustomValueSet).map((value) => ({
    point_system_id: value.pointSystemId,
    travel_value: value.travelValue,
    cash_value: value.cashValue,
    gift_card_value: value.giftCardValue,
    status_level_value: value.statusLevelValue,
  }));
  return replaceList(scope, 'save_point_system_custom_values', entries);
}

/** Leaves out, and so deletes, a value that sets nothing; an unset mark is stored as null. */
export function replaceBenefitValues(scope: Scope, values: BenefitCustomValue[]) {
  const entries = values.filter(isBenefitCustomValueSet).map((value) => ({
    credit_card_benefit_id: value.id,
    value: value.value,
    is_high_value: value.isHighValue || null,
    is_points_value: value.isPointsValue || null,
  }));
  return replaceList(scope, 'save_benefit_custom_values', entries);
}
