import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { BUCKETS } from './matrix.ts';
import { createMember, createProcedures, expectRefusal, from } from './new-member.ts';

const access = inject('access');
const readId = (table: string) => Number(access.rows[table]?.['id']);
type Member = Awaited<ReturnType<typeof createMember>>;

describe('the procedures', () => {
  let member: Member;
  beforeAll(async () => {
    member = await createMember();
  });
  const load = () => member.users.getCurrentUser.query();

  test('getCurrentUser returns a new member', async () => {
    const user = await load();
    const userName = member.email.split('@')[0];
    expect(user).toMatchObject({
      id: member.id,
      emailAddress: member.email,
      userName,
      name: userName,
    });
    expect(user.createdAt).toBeInstanceOf(Date);
    expect(user).toMatchObject({
      categoryPriority: [],
      annualSpending: [],
      selectedAnnualSpendingProfileId: null,
      selectableCategories: {},
      redemptionPreference: null,
      pointSystemTiers: {},
      requirementsHeld: [],
      hasBusiness: false,
      creditLevel: null,
      showsExpectedQuarters: true,
      paymentCosts: {},
      usedPrograms: {},
      newUserWizard: { redemptionPreferenceCompleted: false },
      pointSystemCustomValues: [],
      benefitCustomValues: [],
      spendingCategoriesCustomValues: [],
    });
    expect(user.bonusFilters.issuers).toEqual([]);
    expect(user.bestCardFilters.onlyHeld).toBe(false);
  });

  test('updateName saves a name, and nothing where it is empty', async () => {
    await member.users.updateName.mutate(' Ann Lee ');
    expect((await load()).name).toBe('Ann Lee');
    await member.users.updateName.mutate('');
    const { name, userName } = await load();
    expect(name).toBe(userName);
    const row = await member.client.from('members').select('name').single();
    expect(row.data?.name).toBeNull();
  });

  test('the first redemption preference completes that step of the wizard', async () => {
    await member.users.updateRedemptionPreference.mutate('travel');
    expect(await load()).toMatchObject({
      redemptionPreference: 'travel',
      newUserWizard: { redemptionPreferenceCompleted: true },
    });
  });

  test('updateNewUserWizard sets the steps by themselves, and a preference leaves the others', async () => {
    await member.users.updateNewUserWizard.mutate({ redemptionPreferenceCompleted: false });
    const untouched = { redemptionPreferenceCompleted: false, firstQuestionsCompleted: false };
    expect((await load()).newUserWizard).toEqual(untouched);
    const asked = { redemptionPreferenceCompleted: false, firstQuestionsCompleted: true };
    await member.users.updateNewUserWizard.mutate(asked);
    await member.users.updateRedemptionPreference.mutate('travel');
    expect((await load()).newUserWizard).toEqual({ ...asked, redemptionPreferenceCompleted: true });
  });

  test('updateCategoryPriority, updateBonusFilters and updateBestCardFilters are kept', async () => {
    await member.users.updateCategoryPriority.mutate(['travel', 'dining']);
    await member.users.updateBonusFilters.mutate({ issuers: ['chase'], onlyEligible: true });
    await member.users.updateBestCardFilters.mutate({ onlyHeld: true, kind: 'business' });
    const user = await load();
    expect(user.categoryPriority).toEqual(['travel', 'dining']);
    expect(user.bonusFilters).toMatchObject({ issuers: ['chase'], onlyEligible: true, kind: null });
    expect(user.bestCardFilters).toMatchObject({ onlyHeld: true, kind: 'business' });
  });

  test('updateSelectableCategories and updatePointSystemTiers are kept', async () => {
    await member.users.updateSelectableCategories.mutate({ 'custom-cash-top': ['gas'] });
    await member.users.updatePointSystemTiers.mutate({ 'bank-of-america': 'preferred-honors' });
    expect(await load()).toMatchObject({
      selectableCategories: { 'custom-cash-top': ['gas'] },
      pointSystemTiers: { 'bank-of-america': 'preferred-honors' },
    });
  });

  test('a member’s requirements, credit, costs and programs are kept', async () => {
    await member.users.updateRequirements.mutate(['amazon-prime', 'student']);
    await member.users.updateHasBusiness.mutate(true);
    await member.users.updateCreditLevel.mutate('fair');
    await member.users.updateExpectedQuarters.mutate(false);
    await member.users.updatePaymentCosts.mutate({ rent: 0, 'tax-payments': 1.87 });
    await member.users.updateUsedPrograms.mutate({
      'delta-skymiles': true,
      'world-of-hyatt': false,
    });
    expect(await load()).toMatchObject({
      requirementsHeld: ['amazon-prime', 'student'],
      hasBusiness: true,
      creditLevel: 'fair',
      showsExpectedQuarters: false,
      paymentCosts: { rent: 0, 'tax-payments': 1.87 },
      usedPrograms: { 'delta-skymiles': true, 'world-of-hyatt': false },
    });
  });

  test('updateAnnualSpending makes and replaces a profile, which can then be selected', async () => {
    const id = randomUUID();
    const made = await member.users.updateAnnualSpending.mutate({
      id,
      name: 'Home',
      amounts: { gas: 1 },
    });
    expect(made).toEqual({ id, name: 'Home', amounts: { gas: 1 }, revision: 1 });
    const amounts = { restaurants: 600_000 };
    const saved = await member.users.updateAnnualSpending.mutate({ ...made, amounts });
    expect(saved).toEqual({ id, name: 'Home', amounts, revision: 2 });
    await expectRefusal(
      member.users.updateAnnualSpending.mutate({ ...made, amounts: {} }),
      'CONFLICT',
    );
    await expectRefusal(
      member.users.updateAnnualSpending.mutate({ ...made, id: randomUUID() }),
      'NOT_FOUND',
    );
    await member.users.updateSelectedAnnualSpendingProfileId.mutate(id);
    expect(await load()).toMatchObject({
      annualSpending: [saved],
      selectedAnnualSpendingProfileId: id,
    });
    await member.users.updateSelectedAnnualSpendingProfileId.mutate(null);
    expect((await load()).selectedAnnualSpendingProfileId).toBeNull();
  });

  test('updateCustomPointSystemValues keeps only what is set', async () => {
    const pointSystemId = readId('point_systems');
    const empty = {
      travelValue: null,
      cashValue: null,
      giftCardValue: null,
      statusLevelValue: null,
    };
    const value = { pointSystemId, ...empty, travelValue: 1.75 };
    await member.users.updateCustomPointSystemValues.mutate([value]);
    expect((await load()).pointSystemCustomValues).toEqual([value]);
    await member.users.updateCustomPointSystemValues.mutate([{ pointSystemId, ...empty }]);
    expect((await load()).pointSystemCustomValues).toEqual([]);
  });

  test('updateBenefitCustomValues replaces the list; the empty list deletes all', async () => {
    const id = readId('credit_card_benefits');
    const value = { id, value: 12_500, isHighValue: true, isPointsValue: false };
    await member.users.updateBenefitCustomValues.mutate([value]);
    expect((await load()).benefitCustomValues).toEqual([value]);
    await member.users.updateBenefitCustomValues.mutate([]);
    expect((await load()).benefitCustomValues).toEqual([]);
    await expectRefusal(
      member.users.updateBenefitCustomValues.mutate([{ id: 999_999_999, value: 1 }]),
      'UNPROCESSABLE_CONTENT',
    );
  });

  test('a custom rate is added, changed against its revision, and removed', async () => {
    const value = {
      creditCardId: readId('credit_cards'),
      categoryId: null,
      subCategoryId: readId('sub_categories'),
      rate: 4.5,
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
    };
    const added = await member.users.addSpendingCategoryCustomValue.mutate(value);
    expect(added).toMatchObject({ ...value, revision: 1 });
    const changed = await member.users.updateSpendingCategoryCustomValue.mutate({
      ...added,
      rate: 5,
      validTo: null,
    });
    expect(changed).toEqual({ ...added, rate: 5, validTo: null, revision: 2 });
    await expectRefusal(member.users.updateSpendingCategoryCustomValue.mutate(added), 'CONFLICT');
    expect((await load()).spendingCategoriesCustomValues).toEqual([changed]);
    await member.users.removeSpendingCategoryCustomValue.mutate(added.id);
    expect((await load()).spendingCategoriesCustomValues).toEqual([]);
    await expectRefusal(
      member.users.removeSpendingCategoryCustomValue.mutate(added.id),
      'NOT_FOUND',
    );
  });
});

describe('an older revision overwrites nothing', () => {
  test('the settings and the lists that belong to them refuse it', async () => {
    const { users } = await createMember();
    const { revision } = await users.getCurrentUser.query();
    const saved = await users.updateName.mutate('Ann', from(revision));
    expect(saved.revision).toBeGreaterThan(revision);
    await expectRefusal(users.updateName.mutate('Bea', from(revision)), 'CONFLICT');
    await expectRefusal(users.updateBenefitCustomValues.mutate([], from(revision)), 'CONFLICT');
    await expectRefusal(users.updateRequirements.mutate(['student'], from(revision)), 'CONFLICT');
    await expectRefusal(users.updateHasBusiness.mutate(true, from(revision)), 'CONFLICT');
    await expectRefusal(users.updateCreditLevel.mutate('good', from(revision)), 'CONFLICT');
    await expectRefusal(users.updateExpectedQuarters.mutate(false, from(revision)), 'CONFLICT');
    await expectRefusal(users.updatePaymentCosts.mutate({ rent: 0 }, from(revision)), 'CONFLICT');
    await expectRefusal(users.updateUsedPrograms.mutate({}, from(revision)), 'CONFLICT');
    const list = await users.updateCustomPointSystemValues.mutate([], from(saved.revision));
    await expectRefusal(users.updateName.mutate('Cleo', from(saved.revision)), 'CONFLICT');
    await users.updateName.mutate('Dora', from(list.revision));
    expect((await users.getCurrentUser.query()).name).toBe('Dora');
  });

  test('when two tabs write at the same moment', async () => {
    const { token, users } = await createMember();
    const { revision } = await users.getCurrentUser.query();
    const names = ['Ann', 'Bea', 'Cleo', 'Dora', 'Eve'];
    const outcomes = await Promise.allSettled(
      names.map((name) => createProcedures(token).users.updateName.mutate(name, from(revision))),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await users.getCurrentUser.query()).revision).toBe(revision + 1);
  });
});

describe('another member’s data', () => {
  let ann: Member;
  let bea: Member;
  beforeAll(async () => {
    ann = await createMember();
    bea = await createMember();
  });

  test('is neither seen nor selected, replaced, changed or removed', async () => {
    const id = randomUUID();
    await ann.users.updateAnnualSpending.mutate({ id, name: 'Home', amounts: { gas: 7 } });
    const rate = await ann.users.addSpendingCategoryCustomValue.mutate({
      creditCardId: readId('credit_cards'),
      categoryId: readId('categories'),
      rate: 3,
    });
    const before = await ann.users.getCurrentUser.query();

    const foreign = { id, name: 'Stolen', amounts: {} };
    await expectRefusal(bea.users.updateAnnualSpending.mutate(foreign), 'CONFLICT');
    await expectRefusal(
      bea.users.updateAnnualSpending.mutate({ ...foreign, revision: 1 }),
      'NOT_FOUND',
    );
    await expectRefusal(
      bea.users.updateSelectedAnnualSpendingProfileId.mutate(id),
      'UNPROCESSABLE_CONTENT',
    );
    await expectRefusal(bea.users.updateSpendingCategoryCustomValue.mutate(rate), 'NOT_FOUND');
    await expectRefusal(bea.users.removeSpendingCategoryCustomValue.mutate(rate.id), 'NOT_FOUND');
    await bea.users.updateBenefitCustomValues.mutate([]);

    expect(await ann.users.getCurrentUser.query()).toEqual(before);
    expect(JSON.stringify(await bea.users.getCurrentUser.query())).not.toContain(id);
  });

  test('stays when an account is deleted, of which nothing stays', async () => {
    const before = await ann.users.getCurrentUser.query();
    const spending = { id: randomUUID(), name: 'Home', amounts: {} };
    await bea.users.updateAnnualSpending.mutate(spending);
    const picture = new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
    const operator = createClient(access.url, access.secretKey);
    const findFiles = () =>
      Promise.all(
        Object.keys(BUCKETS).flatMap((bucket) =>
          [ann, bea].map(async ({ id }) => {
            const { data } = await operator.storage.from(bucket).download(`${id}/picture`);
            return data !== null;
          }),
        ),
      );
    for (const member of [ann, bea]) {
      for (const bucket of Object.keys(BUCKETS)) {
        const { error } = await member.client.storage
          .from(bucket)
          .upload(`${member.id}/picture`, picture);
        expect(error).toBeNull();
      }
    }
    expect(await findFiles()).toEqual([true, true, true, true]);
    await bea.users.deleteUser.mutate();

    expect(await findFiles()).toEqual([true, false, true, false]);
    expect((await operator.rpc('list_orphaned_files')).data).toEqual([]);
    await expectRefusal(bea.users.getCurrentUser.query(), 'UNAUTHORIZED');
    await expectRefusal(bea.users.updateName.mutate('Ghost'), 'UNAUTHORIZED');
    expect((await bea.signIn()).error?.code).toBe('invalid_credentials');
    expect(await ann.users.getCurrentUser.query()).toEqual(before);
    await ann.users.updateAnnualSpending.mutate(spending);
  });
});
