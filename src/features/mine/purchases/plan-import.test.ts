import { describe, expect, it } from 'vitest';
import { type ImportedLine, planImport } from './plan-import.ts';

const card = '0b4f4c6e-6c1e-4a58-9a51-2f6d6f9f0001';
const today = '2026-11-24';
const line = (own: Partial<ImportedLine> = {}): ImportedLine => ({
  memberCardId: card,
  madeOn: '2026-11-10',
  amountCents: 4_250,
  merchant: 'SHELL OIL 574426',
  subCategoryId: 3,
  ...own,
});

describe('an import into the log of purchases', () => {
  it('is each purchase as it stands in the file', async () => {
    const [row] = await planImport([line()], [], today);
    expect(row).toMatchObject({
      member_card_id: card,
      amount_cents: 4_250,
      made_on: '2026-11-10',
      sub_category_id: 3,
      merchant: 'SHELL OIL 574426',
      credit_card_benefit_id: null,
    });
    expect(row?.import_key).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u,
    );
  });

  it('is nothing a second time, while two alike purchases are two', async () => {
    const file = [line(), line(), line({ amountCents: 100 })];
    const first = await planImport(file, [], today);
    expect(new Set(first.map((row) => row.import_key)).size).toBe(3);
    expect(await planImport(file, first, today)).toEqual([]);
    const longer = await planImport([...file, line({ madeOn: '2026-11-12' })], first, today);
    expect(longer.map(({ made_on }) => made_on)).toEqual(['2026-11-12']);
    // Another device, without knowledge of these rows, derives the same keys, and nobody knows the ids beforehand.
    const again = await planImport(file, [], today);
    expect(again.map((row) => row.import_key)).toEqual(first.map((row) => row.import_key));
    expect(new Set([...again, ...first].map(({ id }) => id)).size).toBe(6);
  });

  it('leaves out what was logged at the counter, once for each', async () => {
    const [imported] = await planImport([line()], [], today);
    if (!imported) throw new Error('a purchase is missing');
    const byHand = { ...imported, import_key: null, made_on: '2026-11-08' };
    expect(await planImport([line()], [byHand], today)).toEqual([]);
    expect(await planImport([line(), line()], [byHand], today)).toHaveLength(1);
    const onAnother = { ...byHand, member_card_id: crypto.randomUUID() };
    expect(await planImport([line()], [onAnother], today)).toHaveLength(1);
    const longBefore = { ...byHand, made_on: '2026-10-01' };
    expect(await planImport([line()], [longBefore], today)).toHaveLength(1);
  });

  it('adds each purchase of the next month, though one like it was imported days before', async () => {
    const ride = (madeOn: string) => line({ madeOn, amountCents: 290 });
    const october = ['2026-10-29', '2026-10-30', '2026-10-31'].map(ride);
    const november = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'].map(ride);
    const log = await planImport(october, [], today);
    expect(await planImport(november, log, today)).toHaveLength(4);
    const otherFormat = october.map((row) => ({ ...row, merchant: 'Shell Oil' }));
    expect(await planImport(otherFormat, log, today)).toEqual([]);
  });

  it('has no refunds, nothing that is to come and nothing older than a year', async () => {
    const lines = [
      line({ amountCents: -100 }),
      line({ madeOn: '2026-11-25' }),
      line({ madeOn: '2025-11-01' }),
      line({ madeOn: '2026-02-30' }),
    ];
    expect(await planImport(lines, [], today)).toEqual([]);
  });

  it('has no name that the log would refuse', async () => {
    const rows = await planImport(
      [
        line({ merchant: '\u200b' }),
        line({ merchant: 'A'.repeat(300) }),
        line({ merchant: `${'A'.repeat(119)}\u{1F354} and more` }),
      ],
      [],
      today,
    );
    expect(rows.map(({ merchant }) => merchant && [...merchant].length)).toEqual([null, 120, 120]);
    expect(rows.every(({ merchant }) => !/\p{Cs}/u.test(merchant ?? ''))).toBe(true);
  });

  it('is as much as the log holds, and the newest of it', async () => {
    const newest = line({ madeOn: '2026-11-20' });
    const lines = [...Array.from({ length: 10_050 }, () => line()), newest];
    const rows = await planImport(lines, [], today);
    expect(rows).toHaveLength(10_000);
    expect(rows.map(({ made_on }) => made_on)).toContain('2026-11-20');
  });
});
