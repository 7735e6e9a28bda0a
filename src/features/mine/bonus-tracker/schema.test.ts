import { describe, expect, it } from 'vitest';
import { textsOf, validate } from '@/lib/fields/check-fields.ts';
import type { Texts } from '@/lib/fields/field.ts';
import { type BonusTrackerRow, trackerForm } from './schema.ts';

const row: BonusTrackerRow = {
  id: '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b01',
  member_card_id: '6f1c1f4e-7d2a-4a50-8a57-4f8e7f5f0b02',
  signup_bonus_id: 1,
  required_spend_cents: 400_000,
  spent_cents: 12_345,
  points: 60_000,
  cash_cents: null,
  starts_on: '2026-01-01',
  deadline_on: null,
  notes: 'By phone',
  posted_on: null,
  revision: 3,
};
const texts = textsOf(trackerForm, row);
const readTracker = (typed: Texts) => validate(trackerForm, typed);

describe('the form of a bonus', () => {
  it('reads what it shows', () => {
    expect(texts).toMatchObject({ required_spend_cents: '4000', spent_cents: '123.45' });
    const read = readTracker(texts);
    expect(read.kind).toBe('valid');
    expect(row).toMatchObject(read.kind === 'valid' ? read.values : {});
  });

  it('takes blanks for unknown, and for nothing spent', () => {
    const blank = { ...texts, spent_cents: ' ', points: '', cash_cents: ' ', notes: '  ' };
    expect(readTracker(blank)).toMatchObject({
      kind: 'valid',
      values: { spent_cents: 0, points: null, cash_cents: null, notes: null },
    });
  });

  it('lets no deadline come before the first day', () => {
    const read = readTracker({ ...texts, starts_on: '2026-03-02', deadline_on: '2026-03-01' });
    expect(read).toMatchObject({
      errors: { deadline_on: 'The deadline is before the first day.' },
    });
  });

  it('says what is wrong with each field at once', () => {
    const wrong = {
      ...texts,
      required_spend_cents: '',
      spent_cents: 'much',
      points: '1.5',
      cash_cents: '-1',
      starts_on: '0026-01-01',
      deadline_on: '9999-12-31',
    };
    const read = readTracker(wrong);
    expect(Object.keys(read.kind === 'invalid' ? read.errors : {}).sort()).toEqual([
      'cash_cents',
      'deadline_on',
      'points',
      'required_spend_cents',
      'spent_cents',
      'starts_on',
    ]);
  });

  it('takes no more than the columns hold', () => {
    const read = readTracker({ ...texts, points: '2,147,483,648', cash_cents: '21,474,836.48' });
    expect(read.kind === 'invalid' && Object.keys(read.errors)).toEqual(['points', 'cash_cents']);
  });
});
