import assert from 'node:assert/strict';
import { TRPCError } from '@trpc/server';
import { INPUT_LIMITS } from '../_shared/contract/limits.ts';
import { createContext } from './context.ts';
import {
  createCall,
  createFakeSupabase,
  MEMBER_ID,
  type Call,
} from '../../../tests/functions/trpc/fake-supabase.ts';
import { appRouter } from './router.ts';
import { createCallerFactory } from './trpc.ts';
import { createTokenVerifier } from './verify-token.ts';

const createCaller = createCallerFactory(appRouter);
const PROFILE_ID = '0b4f4c6e-6c1e-4a58-9a51-2f6d6f9f00aa';

function createMember(respond?: Parameters<typeof createFakeSupabase>[0]) {
  const { settings, calls } = createFakeSupabase(respond);
  const context = createContext(settings, createTokenVerifier(), createCall('users.any'), 1);
  const lastCall = () => calls.at(-1);
  return { users: createCaller(context).users, calls, lastCall };
}

async function assertRefused(code: TRPCError['code'], call: Promise<unknown>): Promise<void> {
  await assert.rejects(call, (error) => error instanceof TRPCError && error.code === code);
}

Deno.test('there are the twenty-three procedures of the product', () => {
  const names = Object.keys(appRouter._def.procedures);
  assert.deepEqual(names.toSorted(), [
    'users.addSpendingCategoryCustomValue',
    'users.deleteUser',
    'users.getCurrentUser',
    'users.removeSpendingCategoryCustomValue',
    'users.updateAnnualSpending',
    'users.updateBenefitCustomValues',
    'users.updateBestCardFilters',
    'users.updateBonusFilters',
    'users.updateCategoryPriority',
    'users.updateCreditLevel',
    'users.updateCustomPointSystemValues',
    'users.updateExpectedQuarters',
    'users.updateHasBusiness',
    'users.updateName',
    'users.updateNewUserWizard',
    'users.updatePaymentCosts',
    'users.updatePointSystemTiers',
    'users.updateRedemptionPreference',
    'users.updateRequirements',
    'users.updateSelectableCategories',
    'users.updateSelectedAnnualSpendingProfileId',
    'users.updateSpendingCategoryCustomValue',
    'users.updateUsedPrograms',
  ]);
});

Deno.test('lists of a member are never older than the revision that they are read with', async () => {
  const row = {
    id: MEMBER_ID,
    name: null,
    user_name: 'Ann',
    email_address: null,
    image_url: null,
    category_priority: [],
    bonus_filters: {},
    best_card_filters: {},
    selected_annual_spending_profile_id: null,
    selectable_categories: {},
    redemption_preference: null,
    point_system_tiers: {},
    requirements_held: [],
    has_business: false,
    credit_level: null,
    shows_expected_quarters: true,
    payment_costs: {},
    used_programs: {},
    new_user_wizard: {},
    created_at: '2026-01-01T00:00:00Z',
  };
  let saves = 0;
  const { settings } = createFakeSupabase(({ path }) => {
    if (!path.startsWith('/rest/v1/')) return undefined;
    // Another tab saves a list after each read.
    saves += 1;
    if (path === '/rest/v1/members') return { status: 200, body: [{ ...row, revision: saves }] };
    const own = {
      point_system_id: 1,
      travel_value: saves,
      cash_value: null,
      gift_card_value: null,
    };
    const isList = path.endsWith('/point_system_custom_values');
    return { status: 200, body: isList ? [{ ...own, status_level_value: null }] : [] };
  });
  const fetch: typeof settings.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    // The member is answered last of all that is asked for at once.
    if (pathname === '/rest/v1/members') await new Promise((resolve) => setTimeout(resolve, 0));
    return settings.fetch(input, init);
  };
  const context = createContext(
    { ...settings, fetch },
    createTokenVerifier(),
    createCall('users.any'),
    1,
  );
  const { users } = createCaller(context);
  const user = await users.getCurrentUser();
  assert(Number(user.pointSystemCustomValues[0]?.travelValue) >= user.revision);

  const before = saves;
  await Promise.all(Array.from({ length: 20 }, () => users.getCurrentUser()));
  assert.equal(saves, before, 'the calls of a batch share one answer');
});

Deno.test('an empty name is saved as null', async () => {
  for (const name of ['', '   ', null]) {
    const { users, lastCall } = createMember();
    await users.updateName(name);
    assert.deepEqual(lastCall()?.body, { name: null });
  }
  const { users, lastCall } = createMember();
  await users.updateName('  Ann Lee ');
  assert.deepEqual(lastCall()?.body, { name: 'Ann Lee' });
  await assertRefused('BAD_REQUEST', users.updateName('a'.repeat(INPUT_LIMITS.nameLength + 1)));
});

Deno.test('a settings write answers with the new revision', async () => {
  const { users } = createMember();
  assert.deepEqual(await users.updateRedemptionPreference('travel'), { revision: 2 });
});

Deno.test('a point-system value is kept only if one of its four values is set', async () => {
  const { users, lastCall } = createMember(({ path }) =>
    path.endsWith('save_point_system_custom_values') ? { status: 200, body: 3 } : undefined,
  );
  const empty = { travelValue: null, cashValue: null, giftCardValue: null, statusLevelValue: null };
  await users.updateCustomPointSystemValues([
    { pointSystemId: 1, ...empty },
    { pointSystemId: 2, ...empty, cashValue: 0 },
    { pointSystemId: 3, travelValue: 1.7 },
  ]);
  assert.deepEqual(lastCall()?.body, {
    custom_values: [
      {
        point_system_id: 2,
        travel_value: null,
        cash_value: 0,
        gift_card_value: null,
        status_level_value: null,
      },
      {
        point_system_id: 3,
        travel_value: 1.7,
        cash_value: null,
        gift_card_value: null,
        status_level_value: null,
      },
    ],
  });
});

Deno.test('a benefit value is kept only if a value or a mark is set', async () => {
  const { users, lastCall } = createMember(({ path }) =>
    path.endsWith('save_benefit_custom_values') ? { status: 200, body: 3 } : undefined,
  );
  await users.updateBenefitCustomValues([
    { id: 1, value: null, isHighValue: false, isPointsValue: false },
    { id: 2, value: 0 },
    { id: 3, isHighValue: true },
  ]);
  assert.deepEqual(lastCall()?.body, {
    custom_values: [
      { credit_card_benefit_id: 2, value: 0, is_high_value: null, is_points_value: null },
      { credit_card_benefit_id: 3, value: null, is_high_value: true, is_points_value: null },
    ],
  });
  await users.updateBenefitCustomValues([]);
  assert.deepEqual(lastCall()?.body, { custom_values: [] });
});

Deno.test('a spending profile is made when no row of that id answers', async () => {
  const { users, calls } = createMember(({ method, path }) => {
    if (!path.endsWith('annual_spending_profiles')) return undefined;
    return { status: 200, body: method === 'PATCH' ? [] : { revision: 1 } };
  });
  const spending = { id: PROFILE_ID, name: 'Home', amounts: { gas: 120_000 } };
  assert.deepEqual(await users.updateAnnualSpending(spending), { ...spending, revision: 1 });
  const written = calls.filter(({ path }) => path.endsWith('annual_spending_profiles'));
  assert.deepEqual(
    written.map(({ method }) => method),
    ['PATCH', 'POST'],
  );
});

Deno.test('a profile that was seen before is not made again: changed CONFLICT, gone NOT_FOUND', async () => {
  for (const [present, code] of [
    [true, 'CONFLICT'],
    [false, 'NOT_FOUND'],
  ] as const) {
    const { users } = createMember(({ method, path }: Call) => {
      if (!path.endsWith('annual_spending_profiles')) return undefined;
      return { status: 200, body: method === 'GET' && present ? [{ id: PROFILE_ID }] : [] };
    });
    const call = users.updateAnnualSpending({
      id: PROFILE_ID,
      name: 'Home',
      amounts: {},
      revision: 7,
    });
    await assertRefused(code, call);
  }
});

Deno.test('a custom rate carries its days and answers with its id', async () => {
  const row = {
    id: PROFILE_ID,
    credit_card_id: 5,
    category_id: null,
    sub_category_id: 9,
    rate: 3.5,
    valid_during: '[2026-01-01,2027-01-01)',
    revision: 1,
  };
  const { users, lastCall } = createMember(({ path }) =>
    path.endsWith('spending_category_custom_values') ? { status: 201, body: row } : undefined,
  );
  const value = {
    creditCardId: 5,
    subCategoryId: 9,
    rate: 3.5,
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
  };
  const created = await users.addSpendingCategoryCustomValue(value);
  assert.deepEqual(created, { ...value, categoryId: null, id: PROFILE_ID, revision: 1 });
  const body = lastCall()?.body;
  assert.ok(typeof body === 'object' && body !== null);
  assert.equal(Reflect.get(body, 'valid_during'), '[2026-01-01,2026-12-31]');
  await assertRefused(
    'BAD_REQUEST',
    users.addSpendingCategoryCustomValue({ ...value, categoryId: 1 }),
  );
  await assertRefused(
    'BAD_REQUEST',
    users.addSpendingCategoryCustomValue({ creditCardId: 5, rate: 1 }),
  );
  await assertRefused(
    'BAD_REQUEST',
    users.addSpendingCategoryCustomValue({ ...value, validTo: '2025-12-31' }),
  );
});

Deno.test('lists, records and strings are bounded', async () => {
  const { users, calls } = createMember();
  const slugs = Array.from({ length: INPUT_LIMITS.slugs + 1 }, (_, index) => `s-${index}`);
  const amounts = Object.fromEntries(slugs.map((slug) => [slug, 1]));
  await assertRefused('BAD_REQUEST', users.updateCategoryPriority(slugs));
  await assertRefused('BAD_REQUEST', users.updateCategoryPriority(['gas', 'gas']));
  await assertRefused('BAD_REQUEST', users.updateCategoryPriority(['a'.repeat(81)]));
  await assertRefused('BAD_REQUEST', users.updateBonusFilters({ issuers: slugs }));
  await assertRefused(
    'BAD_REQUEST',
    users.updateAnnualSpending({ id: PROFILE_ID, name: 'Home', amounts }),
  );
  await assertRefused(
    'BAD_REQUEST',
    users.updatePointSystemTiers(Object.fromEntries(slugs.map((slug) => [slug, slug]))),
  );
  await assertRefused(
    'BAD_REQUEST',
    users.updateCustomPointSystemValues(slugs.map((_, index) => ({ pointSystemId: index + 1 }))),
  );
  await assertRefused('BAD_REQUEST', users.updateBenefitCustomValues([{ id: 1 }, { id: 1 }]));
  await assertRefused('BAD_REQUEST', users.updateRequirements(slugs));
  await assertRefused('BAD_REQUEST', users.updatePaymentCosts(amounts));
  await assertRefused('BAD_REQUEST', users.updatePaymentCosts({ rent: 100.5 }));
  await assertRefused('BAD_REQUEST', users.updatePaymentCosts({ rent: -1 }));
  await assertRefused(
    'BAD_REQUEST',
    users.updateUsedPrograms(Object.fromEntries(slugs.map((slug) => [slug, true]))),
  );
  await assertRefused('BAD_REQUEST', users.updateSelectedAnnualSpendingProfileId('me'));
  assert.ok(!calls.some(({ path }) => path === '/rest/v1/members'));
});
