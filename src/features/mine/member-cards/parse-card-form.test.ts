import { describe, expect, it } from 'vitest';
import { parseCardForm } from './parse-card-form.ts';

const today = '2026-11-21';

function fill(own: Record<string, string> = {}): FormData {
  const form = new FormData();
  const values = {
    nickname: '',
    status: 'held',
    applied_on: '',
    approved_on: '',
    opened_on: '2025-03-14',
    annual_fee_cents: '',
    fee_month: '',
    bonus_posted_on: '',
    notes: '',
    ...own,
  };
  for (const [key, value] of Object.entries(values)) form.set(key, value);
  return form;
}

const errorsOf = (own: Record<string, string>) => {
  const parsed = parseCardForm(fill(own), today);
  return parsed.kind === 'errors' ? parsed.errors : {};
};

describe('parseCardForm', () => {
  it('reads blanks as unknown', () => {
    expect(parseCardForm(fill(), today)).toEqual({
      kind: 'values',
      values: {
        nickname: null,
        status: 'held',
        person_id: null,
        applied_on: null,
        approved_on: null,
        opened_on: '2025-03-14',
        closed_on: null,
        annual_fee_cents: null,
        fee_month: null,
        fee_day: null,
        bonus_posted_on: null,
        notes: null,
        choices: {},
      },
    });
  });

  it('refuses a nickname that nobody can read', () => {
    for (const nickname of ['\u200B', '\u202Emine', '\u2800']) {
      expect(errorsOf({ nickname }), JSON.stringify(nickname)).toHaveProperty('nickname');
    }
    expect(errorsOf({ nickname: '  ' })).toEqual({});
    expect(errorsOf({ nickname: 'Mine 💳' })).toEqual({});
  });

  it('reads a fee of one’s own in cents, and none is a fee too', () => {
    const own = { annual_fee_cents: '$495', fee_month: '3', fee_day: '14' };
    expect(parseCardForm(fill(own), today)).toMatchObject({
      values: { annual_fee_cents: 49_500, fee_month: 3, fee_day: 14 },
    });
    expect(parseCardForm(fill({ annual_fee_cents: '0' }), today)).toMatchObject({
      values: { annual_fee_cents: 0 },
    });
    expect(errorsOf({ annual_fee_cents: 'a lot' })).toHaveProperty('annual_fee_cents');
  });

  it('drops the day of a fee without a month', () => {
    expect(parseCardForm(fill({ fee_day: '14' }), today)).toMatchObject({
      values: { fee_day: null },
    });
  });

  it('gathers the chosen options by choice', () => {
    const form = fill();
    form.append('choice:cash-plus-two', 'utilities');
    form.append('choice:cash-plus-two', 'streaming');
    form.append('choice:cash-plus-everyday', '');
    expect(parseCardForm(form, today)).toMatchObject({
      values: { choices: { 'cash-plus-two': ['utilities', 'streaming'] } },
    });
  });

  it.each([
    [{ status: 'closed', closed_on: '2025-03-13' }, 'closed_on'],
    [{ applied_on: '2025-03-10', approved_on: '2025-03-09' }, 'approved_on'],
    [{ applied_on: '2025-03-15' }, 'opened_on'],
    [{ bonus_posted_on: '2025-03-13' }, 'bonus_posted_on'],
    [{ opened_on: '2026-11-22' }, 'opened_on'],
    [{ opened_on: '2025-02-30' }, 'opened_on'],
  ])('refuses days that cannot be: %j', (own, field) => {
    expect(Object.keys(errorsOf(own))).toEqual([field]);
  });

  it('takes the day of approval as the day of opening', () => {
    const own = { applied_on: '2025-03-14', approved_on: '2025-03-14' };
    expect(parseCardForm(fill(own), today).kind).toBe('values');
  });

  it('drops the days that a rejected application and a card of somebody else cannot have', () => {
    const days = {
      applied_on: '2025-03-01',
      approved_on: '2025-03-02',
      opened_on: '2025-03-14',
      bonus_posted_on: '2025-06-01',
    };
    const read = (status: string) => parseCardForm(fill({ ...days, status }), today);
    expect(read('rejected')).toMatchObject({
      values: {
        applied_on: '2025-03-01',
        approved_on: null,
        opened_on: null,
        bonus_posted_on: null,
      },
    });
    expect(read('authorized_user')).toMatchObject({
      values: {
        applied_on: null,
        approved_on: null,
        opened_on: '2025-03-14',
        bonus_posted_on: null,
      },
    });
  });

  it('drops the closing day of a card that is open again', () => {
    const form = fill({ status: 'held', closed_on: '2025-06-01' });
    expect(parseCardForm(form, today)).toMatchObject({ values: { closed_on: null } });
  });
});
