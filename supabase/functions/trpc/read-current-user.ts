import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { z } from 'zod';
import type { CurrentUser } from '../_shared/contract/current-user.ts';
import { isReservedKey } from '../_shared/contract/fields.ts';
import {
  bestCardFiltersSchema,
  bonusFiltersSchema,
  creditLevelSchema,
  newUserWizardSchema,
  redemptionPreferenceSchema,
} from '../_shared/contract/preferences.ts';
import type { Member } from './context.ts';
import { createDatabaseError, createUnauthorizedError } from './failure.ts';
import { SPENDING_CATEGORY_COLUMNS, toSpendingCategoryValue } from './spending-category-values.ts';

/** The answer's serializer refuses reserved keys; a row written past this function could hold one. */
function recordOf<Value extends z.ZodType>(value: Value) {
  return z
    .record(z.string(), value)
    .transform((record) =>
      Object.fromEntries(Object.entries(record).filter(([key]) => !isReservedKey(key))),
    );
}

/** Stored documents are as old as the code that wrote them: outdated values are read as never chosen. */
const stored = {
  slugs: z.array(z.string()).catch([]),
  slugBySlug: recordOf(z.string()).catch({}),
  slugsByKey: recordOf(z.array(z.string())).catch({}),
  percentBySlug: recordOf(z.number()).catch({}),
  answerBySlug: recordOf(z.boolean()).catch({}),
  amounts: recordOf(z.number()),
  bonusFilters: bonusFiltersSchema.catch(bonusFiltersSchema.parse({})),
  bestCardFilters: bestCardFiltersSchema.catch(bestCardFiltersSchema.parse({})),
  newUserWizard: newUserWizardSchema.catch(
    newUserWizardSchema.parse({ redemptionPreferenceCompleted: false }),
  ),
};

/**
 * The member and their own rows, read apart: the database answers no rows within rows of a member. The member comes
 * first: with a later revision than its lists, a tab would take old lists for the latest, and save them over new ones.
 */
async function readRow(member: Member) {
  const { database, id } = member;
  const read = async <Data>(request: PromiseLike<PostgrestSingleResponse<Data>>): Promise<Data> => {
    const { data, error, status } = await request;
    if (error) throw createDatabaseError({ status, ...error });
    return data;
  };
  const row = await read(database.from('members').select('*').eq('id', id).maybeSingle());
  if (row === null) throw createUnauthorizedError();
  const [profiles, pointSystems, benefits, categories] = await Promise.all([
    read(
      database
        .from('annual_spending_profiles')
        .select('id, name, amounts, position, created_at, revision'),
    ),
    read(
      database
        .from('point_system_custom_values')
        .select('point_system_id, travel_value, cash_value, gift_card_value, status_level_value'),
    ),
    read(
      database
        .from('benefit_custom_values')
        .select('credit_card_benefit_id, value, is_high_value, is_points_value'),
    ),
    read(database.from('spending_category_custom_values').select(SPENDING_CATEGORY_COLUMNS)),
  ]);
  return {
    ...row,
    annual_spending_profiles: profiles,
    point_system_custom_values: pointSystems,
    benefit_custom_values: benefits,
    spending_category_custom_values: categories,
  };
}

type Row = Awaited<ReturnType<typeof readRow>>;

function toAnnualSpending(
  profiles: Row['annual_spending_profiles'],
): CurrentUser['annualSpending'] {
  return profiles
    .toSorted((a, b) => a.position - b.position || a.created_at.localeCompare(b.created_at))
    .map(({ id, name, amounts, revision }) => ({
      id,
      name,
      amounts: stored.amounts.parse(amounts),
      revision,
    }));
}

/** Reads the member with all settings. Throws UNAUTHORIZED if the account no longer exists. */
export async function readCurrentUser(member: Member): Promise<CurrentUser> {
  const row = await readRow(member);
  return {
    id: row.id,
    name: row.name ?? row.user_name,
    userName: row.user_name,
    emailAddress: row.email_address,
    imageUrl: row.image_url,
    createdAt: new Date(row.created_at),
    categoryPriority: stored.slugs.parse(row.category_priority),
    bonusFilters: stored.bonusFilters.parse(row.bonus_filters),
    bestCardFilters: stored.bestCardFilters.parse(row.best_card_filters),
    annualSpending: toAnnualSpending(row.annual_spending_profiles),
    selectedAnnualSpendingProfileId: row.selected_annual_spending_profile_id,
    selectableCategories: stored.slugsByKey.parse(row.selectable_categories),
    redemptionPreference: redemptionPreferenceSchema.nullable().parse(row.redemption_preference),
    pointSystemTiers: stored.slugBySlug.parse(row.point_system_tiers),
    newUserWizard: stored.newUserWizard.parse(row.new_user_wizard),
    requirementsHeld: stored.slugs.parse(row.requirements_held),
    hasBusiness: row.has_business,
    creditLevel: creditLevelSchema.nullable().parse(row.credit_level),
    showsExpectedQuarters: row.shows_expected_quarters,
    paymentCosts: stored.percentBySlug.parse(row.payment_costs),
    usedPrograms: stored.answerBySlug.parse(row.used_programs),
    pointSystemCustomValues: row.point_system_custom_values.map((value) => ({
      pointSystemId: value.point_system_id,
      travelValue: value.travel_value,
      cashValue: value.cash_value,
      giftCardValue: value.gift_card_value,
      statusLevelValue: value.status_level_value,
    })),
    benefitCustomValues: row.benefit_custom_values.map((value) => ({
      id: value.credit_card_benefit_id,
      value: value.value,
      isHighValue: value.is_high_value ?? false,
      isPointsValue: value.is_points_value ?? false,
    })),
    spendingCategoriesCustomValues:
      row.spending_category_custom_values.map(toSpendingCategoryValue),
    revision: row.revision,
  };
}
