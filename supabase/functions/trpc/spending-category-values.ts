import { TRPCError } from '@trpc/server';
import type {
  AddSpendingCategoryCustomValue,
  SpendingCategoryCustomValue,
} from '../_shared/contract/custom-values.ts';
import type { Database } from '../_shared/contract/database.types.ts';
import { formatDateRange, parseDateRange } from '../_shared/contract/date-range.ts';
import type { Member } from './context.ts';
import { createDatabaseError } from './failure.ts';

const TABLE = 'spending_category_custom_values';
export const SPENDING_CATEGORY_COLUMNS =
  'id, credit_card_id, category_id, sub_category_id, rate, valid_during, revision';

type Row = Pick<
  Database['public']['Tables'][typeof TABLE]['Row'],
  'id' | 'credit_card_id' | 'category_id' | 'sub_category_id' | 'rate' | 'revision'
> & { valid_during: unknown };

export function toSpendingCategoryValue(row: Row): SpendingCategoryCustomValue {
  const { from, to } = parseDateRange(String(row.valid_during));
  return {
    id: row.id,
    creditCardId: row.credit_card_id,
    categoryId: row.category_id,
    subCategoryId: row.sub_category_id,
    rate: row.rate,
    validFrom: from,
    validTo: to,
    revision: row.revision,
  };
}

function toColumns(value: AddSpendingCategoryCustomValue) {
  return {
    credit_card_id: value.creditCardId,
    category_id: value.categoryId,
    sub_category_id: value.subCategoryId,
    rate: value.rate,
    valid_during: formatDateRange({ from: value.validFrom, to: value.validTo }),
  };
}

export async function addSpendingCategoryValue(
  member: Member,
  value: AddSpendingCategoryCustomValue,
): Promise<SpendingCategoryCustomValue> {
  const { data, error, status } = await member.database
    .from(TABLE)
    .insert({ ...(value.id === undefined ? {} : { id: value.id }), ...toColumns(value) })
    .select(SPENDING_CATEGORY_COLUMNS)
    .single();
  if (error) throw createDatabaseError({ status, ...error });
  return toSpendingCategoryValue(data);
}

export async function updateSpendingCategoryValue(
  member: Member,
  { id, revision, ...value }: SpendingCategoryCustomValue,
): Promise<SpendingCategoryCustomValue> {
  const own = () => member.database.from(TABLE);
  const { data, error, status } = await own()
    .update(toColumns(value))
    .eq('id', id)
    .eq('member_id', member.id)
    .eq('revision', revision)
    .select(SPENDING_CATEGORY_COLUMNS)
    .maybeSingle();
  if (error) throw createDatabaseError({ status, ...error });
  if (data !== null) return toSpendingCategoryValue(data);
  const present = await own().select('id').eq('id', id).eq('member_id', member.id).maybeSingle();
  if (present.error) throw createDatabaseError({ status: present.status, ...present.error });
  throw present.data === null
    ? createMissingError()
    : new TRPCError({ code: 'CONFLICT', message: 'This rate was changed in the meantime.' });
}

export async function removeSpendingCategoryValue(member: Member, id: string) {
  const { data, error, status } = await member.database
    .from(TABLE)
    .delete()
    .eq('id', id)
    .eq('member_id', member.id)
    .select('id')
    .maybeSingle();
  if (error) throw createDatabaseError({ status, ...error });
  if (data === null) throw createMissingError();
  return data;
}

function createMissingError(): TRPCError {
  return new TRPCError({ code: 'NOT_FOUND', message: 'This rate no longer exists.' });
}
