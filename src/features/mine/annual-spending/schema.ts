import { defineRecord, json, type RecordOf } from '@/lib/fields/define-record.ts';
import { number } from '@/lib/fields/number-fields.ts';
import { name } from '@/lib/fields/text-fields.ts';
import * as s from '@/lib/row-shape.ts';
import type { ShapeOf } from '@/lib/row-shape.ts';

export const profileName = name('profile', 80);

export const spendingProfile = defineRecord('annual_spending_profiles', 'Spending profiles', [
  profileName,
  // Cents a year by the slug of the sub-category.
  json('amounts', 'Amounts', s.record(s.number())),
  number('position', 'Position', { isRequired: true }),
]);
export type SpendingProfileRow = RecordOf<typeof spendingProfile>;

export const spendingPresetSchema = s.object({
  id: s.number(),
  slug: s.string(),
  name: s.string(),
  amounts: s.record(s.number()),
  source: s.nullable(s.string()),
  source_url: s.nullable(s.string()),
});
export type SpendingPreset = ShapeOf<typeof spendingPresetSchema>;
