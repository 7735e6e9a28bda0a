import { z } from 'zod';
import {
  calendarDateSchema,
  centsPerPointSchema,
  referenceIdSchema,
  revisionSchema,
  rowIdSchema,
} from './fields.ts';
import { INPUT_LIMITS } from './limits.ts';

const ownCentsPerPoint = centsPerPointSchema.nullable().default(null);

/** The member's own cents per point, by use; null to keep the default. */
export const pointSystemCustomValueSchema = z.strictObject({
  pointSystemId: referenceIdSchema,
  travelValue: ownCentsPerPoint,
  cashValue: ownCentsPerPoint,
  giftCardValue: ownCentsPerPoint,
  statusLevelValue: ownCentsPerPoint,
});
export type PointSystemCustomValue = z.infer<typeof pointSystemCustomValueSchema>;

/** Value of one card's benefit to the member. `id` is the key of the card's benefit. */
export const benefitCustomValueSchema = z.strictObject({
  id: referenceIdSchema,
  /** Yearly value in cents, or in points of the card's system with `isPointsValue`; null keeps the default. */
  value: z.number().int().min(0).max(INPUT_LIMITS.cents).nullable().default(null),
  isHighValue: z.boolean().default(false),
  isPointsValue: z.boolean().default(false),
});
export type BenefitCustomValue = z.infer<typeof benefitCustomValueSchema>;

/** The complete new list; a row that is missing from it, or that sets nothing, is deleted. */
export const updateCustomPointSystemValuesSchema = z
  .array(pointSystemCustomValueSchema)
  .max(INPUT_LIMITS.pointSystemValues)
  .refine(
    (values) => new Set(values.map((value) => value.pointSystemId)).size === values.length,
    'Each point system may appear once',
  );

/** The complete new list; an empty list deletes all. */
export const updateBenefitCustomValuesSchema = z
  .array(benefitCustomValueSchema)
  .max(INPUT_LIMITS.benefitValues)
  .refine(
    (values) => new Set(values.map((value) => value.id)).size === values.length,
    'Each benefit may appear once',
  );

const spendingCategoryFields = {
  creditCardId: referenceIdSchema,
  /** Exactly one of the two is set. */
  categoryId: referenceIdSchema.nullable().default(null),
  subCategoryId: referenceIdSchema.nullable().default(null),
  /** Points, or percent, per dollar; replaces the card's own rate. */
  rate: z.number().min(0).max(INPUT_LIMITS.rate),
  /** First and last day of the rate, both inclusive; null is open. */
  validFrom: calendarDateSchema.nullable().default(null),
  validTo: calendarDateSchema.nullable().default(null),
};

type SpendingCategoryFields = {
  categoryId: number | null;
  subCategoryId: number | null;
  validFrom: string | null;
  validTo: string | null;
};

function namesOneTarget(value: SpendingCategoryFields): boolean {
  return (value.categoryId === null) !== (value.subCategoryId === null);
}

function isInOrder(value: SpendingCategoryFields): boolean {
  return value.validFrom === null || value.validTo === null || value.validFrom <= value.validTo;
}

const oneTarget = { message: 'Name a category or a sub-category', path: ['subCategoryId'] };
const inOrder = { message: 'The last day is before the first', path: ['validTo'] };

/** A new rate; the server creates an id if the client sends none. */
export const addSpendingCategoryCustomValueSchema = z
  .strictObject({ id: rowIdSchema.optional(), ...spendingCategoryFields })
  .refine(namesOneTarget, oneTarget)
  .refine(isInOrder, inOrder);
export type AddSpendingCategoryCustomValue = z.infer<typeof addSpendingCategoryCustomValueSchema>;

/** The complete new row; `revision` is the one it was read with. */
export const updateSpendingCategoryCustomValueSchema = z
  .strictObject({ id: rowIdSchema, revision: revisionSchema, ...spendingCategoryFields })
  .refine(namesOneTarget, oneTarget)
  .refine(isInOrder, inOrder);
export type SpendingCategoryCustomValue = z.infer<typeof updateSpendingCategoryCustomValueSchema>;
