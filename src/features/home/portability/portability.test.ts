import { describe, expect, it } from 'vitest';
import { compareData } from './compare-data.ts';
import { toCsv } from './components/export-panel.tsx';
import { createEnvelope, openEnvelope } from './create-envelope.ts';
import { collectReferences, resolveReferences } from './name-references.ts';
import { EXPORT_VERSION, exportedTables, type MemberData, type References } from './schema.ts';

const card = '6f2b1f0a-4b6e-4d6c-9a57-0f1f5a3c9c11';
const person = '0b9f6f1c-6c55-4a0e-8d5e-2f7a54c6a901';
const profile = 'f2f0e1f4-91b1-4f4e-8d8f-5a2a8a0d3a22';

const references: References = {
  ...{ companies: {}, benefits: {} },
  credit_cards: { '7': 'amex-gold', '8': 'other-card' },
  point_systems: { '3': 'mr' },
  categories: {},
  sub_categories: {},
  credit_card_benefits: {},
};

const data: MemberData = {
  members: {
    name: 'Ann',
    category_priority: ['dining'],
    bonus_filters: {},
    best_card_filters: {},
    selectable_categories: {},
    redemption_preference: 'travel',
    point_system_tiers: {},
    new_user_wizard: { redemptionPreferenceCompleted: true },
    requirements_held: ['amazon-prime'],
    has_business: true,
    credit_level: 'fair',
    shows_expected_quarters: false,
    payment_costs: { rent: 0 },
    used_programs: { 'delta-skymiles': true },
    selected_annual_spending_profile_id: profile,
  },
  annual_spending_profiles: [{ id: profile, name: '=2+3', amounts: { gas: 5 }, position: 0 }],
  people: [{ id: person, name: 'Alex', kind: 'person', position: 0 }],
  member_cards: [
    {
      id: card,
      credit_card_id: 7,
      nickname: 'My "gold", really',
      status: 'held',
      ...{ applied_on: null, approved_on: null, opened_on: '2025-01-02', closed_on: null },
      ...{ fee_month: null, fee_day: null, annual_fee_cents: null },
      ...{ statement_day: 20, due_day: 15, autopay: 'minimum' },
      bonus_posted_on: null,
      choices: {},
      notes: null,
      changed_from_credit_card_id: null,
      product_changed_on: null,
      person_id: person,
      position: 0,
    },
  ],
  ...{ own_cards: [], wallets: [] },
  wallet_cards: [],
  bonus_trackers: [],
  benefit_uses: [],
  purchases: [],
  point_balances: [],
  point_system_custom_values: [],
  benefit_custom_values: [],
  spending_category_custom_values: [],
  planned_steps: [],
  shop_corrections: [],
  card_offers: [],
  ...{ redemptions: [], own_reminders: [] },
  reminder_preferences: [],
  whiteboards: [],
  shared_pages: [],
  fact_reports: [],
};

const sentReport: MemberData['fact_reports'][number] = {
  id: '0a4a6b0e-7c39-4f6e-8a38-8f0f2a1c5b11',
  table_name: 'credit_cards',
  record_id: 7,
  subject: 'American Express Gold',
  page_path: '/credit-cards/7',
  problem: 'The fee is another one.',
  suggested_value: null,
  source_url: null,
  status: 'open',
  answer: null,
  answered_at: null,
  created_at: '2026-11-01T10:00:00+00:00',
};

const seal = async () => {
  const used = collectReferences(data, references);
  return createEnvelope(data, used, '2026-11-21T03:00:00.000Z');
};
const reasonOf = async (text: string) => {
  const opened = await openEnvelope(text);
  return opened.kind === 'refused' ? opened.reason : 'opened';
};

describe('an export', () => {
  it('opens unchanged, in any order of its keys', async () => {
    const { data: content, ...head } = await seal();
    const opened = await openEnvelope(JSON.stringify({ data: content, ...head }));
    expect(opened).toMatchObject({ kind: 'opened', envelope: { data } });
  });

  it('names only what it refers to', () => {
    expect(collectReferences(data, references).credit_cards).toEqual({ '7': 'amex-gold' });
  });

  it('is refused when it is cut off, of something else, newer, or changed', async () => {
    const envelope = await seal();
    expect(envelope.checksum).toMatch(/^[\da-f]{64}$/);
    const text = JSON.stringify(envelope);
    expect(await reasonOf(text.slice(0, -20))).toMatch(/part of it is missing/);
    expect(await reasonOf('{"format":"other","version":1}')).toMatch(/not an export/);
    expect(await reasonOf(JSON.stringify({ ...envelope, version: EXPORT_VERSION + 1 }))).toMatch(
      /newer version/,
    );
    expect(await reasonOf(text.replace('2025-01-02', '2025-01-03'))).toMatch(/damaged/);
    for (const part of ['data', 'references']) {
      const deep = text.replace(
        `"${part}":{`,
        `"${part}":{"x":${'['.repeat(20_000)}${']'.repeat(20_000)},`,
      );
      expect(await reasonOf(deep)).toMatch(/not an export/);
    }
  });

  it.each([
    ['commas', `[${'0,'.repeat(2_000_001)}0]`],
    ['brackets', '[]'.repeat(2_000_001)],
  ])(
    'is refused before it is read if it has more %s than the database takes',
    async (_of, text) => {
      expect(await reasonOf(text)).toMatch(/more values than an account can hold/);
    },
  );

  // A text of three megabytes in a dialog stops the page for half a minute.
  it.each([
    [
      'a name',
      { ...references, credit_cards: { '7': 'x'.repeat(3e6) } },
      data.annual_spending_profiles,
    ],
    [
      'a key',
      references,
      [{ id: profile, name: 'Home', amounts: { ['x'.repeat(3e6)]: 0.5 }, position: 0 }],
    ],
  ])('is refused in a short sentence if it has %s of megabytes', async (_part, names, profiles) => {
    const hostile = { ...data, annual_spending_profiles: profiles };
    const envelope = await createEnvelope(hostile, names, '2026-11-21T03:00:00.000Z');
    expect((await reasonOf(JSON.stringify(envelope))).length).toBeLessThan(400);
    expect(await reasonOf(JSON.stringify(envelope))).toMatch(/^This version cannot read/);
  });

  it('is refused if a table has more rows than any may have', async () => {
    const shop_corrections = Array.from({ length: 10_001 }, (_, index) => ({
      id: `${String(index).padStart(8, '0')}-4b6e-4d6c-9a57-0f1f5a3c9c11`,
      shop: 'SHOP',
      sub_category_id: null,
    }));
    const envelope = await createEnvelope(
      { ...data, shop_corrections },
      references,
      '2026-11-21T03:00:00.000Z',
    );
    expect(await reasonOf(JSON.stringify(envelope))).toMatch(
      /more values than an account can hold/,
    );
  });

  it('is refused if it has a field this version does not know', async () => {
    const strange = { ...data, secrets: [] };
    const envelope = await createEnvelope(strange, references, '2026-11-21T03:00:00.000Z');
    expect(await reasonOf(JSON.stringify(envelope))).toMatch(/cannot read the file at “data”/);
  });

  it('is refused when two rows have one id', async () => {
    const twice = { ...data, member_cards: [...data.member_cards, ...data.member_cards] };
    const envelope = await createEnvelope(twice, references, '2026-11-21T03:00:00.000Z');
    expect(await reasonOf(JSON.stringify(envelope))).toMatch(/member_cards/);
  });

  it('is refused if a row belongs to a person missing from it', async () => {
    const nobody = { ...data, people: [] };
    const envelope = await createEnvelope(nobody, references, '2026-11-21T03:00:00.000Z');
    expect(await reasonOf(JSON.stringify(envelope))).toMatch(/of a person it does not contain/);
  });
});

describe('rows of a declared record', () => {
  const balance = {
    id: card,
    point_system_id: 3,
    points: 82_500,
    counted_on: '2026-11-20',
    expires_on: null,
  };
  const alex = { id: person, name: 'Alex', kind: 'person', position: 0 };
  const { people, point_balances } = exportedTables;

  it('are exported without the columns that the database sets', () => {
    expect(Object.keys(people.shape)).toEqual(['id', 'name', 'kind', 'position']);
    expect(people.safeParse(alex)).toMatchObject({ success: true, data: alex });
  });

  it('lack a later column in older files', () => {
    expect(point_balances.parse(balance)).toEqual({ ...balance, person_id: null });
  });

  it.each([
    [people, { ...alex, kind: 'pet' }],
    [people, { ...alex, name: null }],
    [people, { ...alex, revision: 1 }],
    [point_balances, { ...balance, point_system_id: 0 }],
    [point_balances, { ...balance, points: 1.5 }],
    [point_balances, { ...balance, expires_on: '9999-12-31' }],
    [point_balances, { ...balance, person_id: 'Alex' }],
  ])('%# are refused with a wrong value', (table, row) => {
    expect(table.safeParse(row).success).toBe(false);
  });
});

describe('references to the catalog', () => {
  it('follow a name to its new id', () => {
    const present = { ...references, credit_cards: { '7': 'another', '70': 'amex-gold' } };
    const resolved = resolveReferences(data, references, present);
    expect(resolved).toMatchObject({
      data: { member_cards: [{ credit_card_id: 70 }] },
      gone: [],
    });
  });

  const benefit = 'amex-gold: Dining credit (month)';
  const owned: MemberData = {
    ...data,
    purchases: [
      {
        id: profile,
        member_card_id: card,
        amount_cents: 5,
        made_on: '2026-11-20',
        sub_category_id: 21,
        credit_card_benefit_id: 301,
        merchant: null,
        notes: null,
        import_key: null,
      },
    ],
    benefit_uses: [
      {
        id: profile,
        member_card_id: card,
        credit_card_benefit_id: 301,
        period_starts_on: '2026-11-01',
        used_cents: 5,
        used_count: 0,
        notes: null,
      },
    ],
    shop_corrections: [{ id: profile, shop: 'A SHOP', sub_category_id: 21 }],
    card_offers: [
      {
        ...{ id: profile, member_card_id: card, shop: 'A shop', gives: 'percent' as const },
        ...{ back_percent: 12.5, back_rate: null, back_cents: 2000, back_points: null },
        ...{ min_spend_cents: 5000, adds_up: true, times: null, ends_on: '2026-12-31' },
        ...{ is_added: true, used_times: 1, used_on: '2026-11-20', spent_cents: 6000, notes: null },
      },
    ],
    wallet_cards: [
      { id: profile, wallet_id: profile, credit_card_id: 8, member_card_id: card, position: 0 },
    ],
  };
  const names = {
    ...references,
    sub_categories: { '21': 'dining' },
    credit_card_benefits: { '301': benefit },
  };

  it('keep the id of a benefit that was renamed', () => {
    const renamed = { '301': 'amex-gold: Restaurant credit (month)' };
    const present = { ...names, credit_card_benefits: renamed };
    expect(resolveReferences(owned, names, present)).toEqual({ data: owned, gone: [] });
  });

  it('are cleared or left out, and named, if the catalog no longer has them', () => {
    const other = { '301': 'other-card: Dining credit (month)' };
    const present = { ...names, sub_categories: {}, credit_card_benefits: other };
    expect(resolveReferences(owned, names, present)).toEqual({
      data: {
        ...owned,
        purchases: [{ ...owned.purchases[0], sub_category_id: null, credit_card_benefit_id: null }],
        benefit_uses: [],
        shop_corrections: [],
      },
      gone: [benefit, 'dining'],
    });
  });

  it('take the rows of a card along that the catalog no longer has', () => {
    const present = { ...names, credit_cards: { '7': 'another', '8': 'other-card' } };
    expect(resolveReferences(owned, names, present)).toEqual({
      data: {
        ...owned,
        member_cards: [],
        purchases: [],
        benefit_uses: [],
        card_offers: [],
        wallet_cards: [{ ...owned.wallet_cards[0], member_card_id: null }],
      },
      gone: ['amex-gold'],
    });
  });
});

describe('the effect of an import', () => {
  it('is nothing for the same data', () => {
    expect(compareData(data, structuredClone(data))).toMatchObject({ isSame: true });
  });

  it('is none where keys of a drawing change places, and one where a point moves', () => {
    const board = (document: Record<string, unknown>) => ({
      ...data,
      whiteboards: [{ id: card, name: 'W', document }],
    });
    const before = board({ elements: [{ x: 1, points: [[0, 1]] }], files: {} });
    const same = board({ files: {}, elements: [{ points: [[0, 1]], x: 1 }] });
    expect(compareData(before, same).isSame).toBe(true);
    const moved = board({ elements: [{ x: 1, points: [[0, 2]] }], files: {} });
    expect(compareData(before, moved).isSame).toBe(false);
    const longer = board({ elements: [{ x: 1, points: [[0, 1, 0]] }], files: {} });
    expect(compareData(before, longer).isSame).toBe(false);
  });

  it('is counted by table', () => {
    const [first] = data.member_cards;
    if (!first) throw new Error('no card');
    const other = { ...first, id: profile };
    const after = { ...data, member_cards: [{ ...first, notes: 'new' }, other], wallets: [] };
    const before = { ...data, wallets: [{ id: card, name: 'W', notes: null, position: 0 }] };
    const { tables, areSettingsChanged } = compareData(before, after);
    expect(areSettingsChanged).toBe(false);
    expect(tables.find(({ table }) => table === 'member_cards')).toMatchObject({
      added: 1,
      changed: 1,
      removed: 0,
      same: 0,
    });
    expect(tables.find(({ table }) => table === 'wallets')).toMatchObject({ removed: 1 });
  });
});

describe('a table as CSV', () => {
  it('quotes cells where needed, and names references', () => {
    const [head, row] = toCsv('member_cards', data, references).split('\r\n');
    expect(head).toMatch(/^id,credit_card_id,credit_card,nickname,status/);
    expect(row).toContain(`${card},7,amex-gold,"My ""gold"", really",held,`);
  });

  it('lets no spreadsheet run a cell', () => {
    expect(toCsv('annual_spending_profiles', data, references)).toContain(
      `${profile},'=2+3,"{""gas"":5}",0`,
    );
  });
});

describe('reports that were sent', () => {
  it('are exported, but not imported', async () => {
    const withReport = { ...data, fact_reports: [sentReport] };
    const opened = await openEnvelope(
      JSON.stringify(await createEnvelope(withReport, references, '2026-11-02T00:00:00Z')),
    );
    expect(opened).toMatchObject({ kind: 'opened', envelope: { data: withReport } });
    expect(toCsv('fact_reports', withReport, references)).toContain('American Express Gold');
    expect(compareData(data, withReport).isSame).toBe(true);
  });

  it('are missing in older exports', async () => {
    const { fact_reports: _none, people: _nobody, ...rest } = data;
    const member_cards = data.member_cards.map(
      ({ person_id: _mine, statement_day: _s, due_day: _d, autopay: _a, ...row }) => row,
    );
    const former = { ...rest, member_cards };
    const written = await createEnvelope(
      Object.assign({}, data, { fact_reports: undefined, people: undefined }, { member_cards }),
      references,
      '2026-11-02T00:00:00Z',
    );
    const opened = await openEnvelope(JSON.stringify({ ...written, data: former }));
    const later = { person_id: null, statement_day: null, due_day: null, autopay: null };
    const mine = data.member_cards.map((row) => ({ ...row, ...later }));
    const wanted = { data: { ...data, people: [], member_cards: mine } };
    expect(opened).toMatchObject({ kind: 'opened', envelope: wanted });
  });
});
