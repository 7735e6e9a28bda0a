import { describe, expect, it } from 'vitest';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { textsOf } from '@/lib/fields/check-fields.ts';
import type { Texts } from '@/lib/fields/field.ts';
import { createCardForm } from './create-card-form.ts';
import { createMemberCard } from './mutations.ts';

const card = createCard({ id: 1, slug: 'blue', name: 'Blue' });
const { form, read, format } = createCardForm({
  ...{ card, people: [{ id: 'kim', name: 'Kim' }] },
  ...{ owners: ['pat', null], today: '2026-11-21' },
});
const texts = textsOf(form, createMemberCard(1, { opened_on: '2025-03-14' }));
const fill = (own: Texts = {}): Texts => ({ ...texts, ...own });

const errorsOf = (own: Record<string, string>) => {
  const parsed = read(fill(own));
  return parsed.kind === 'invalid' ? parsed.errors : {};
};

describe('the form of a card', () => {
  it('reads blanks as unknown', () => {
    expect(read(fill())).toEqual({
      kind: 'valid',
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
        statement_day: null,
        due_day: null,
        autopay: null,
        bonus_posted_on: null,
        notes: null,
        choices: {},
      },
    });
  });

  it('reads the days and autopay of a card that is held, and drops those of another', () => {
    const own = { statement_day: '20', due_day: '15', autopay: 'minimum' };
    const kept = { statement_day: 20, due_day: 15, autopay: 'minimum' };
    const dropped = { statement_day: null, due_day: null, autopay: null };
    expect(read(fill(own))).toMatchObject({ values: kept });
    for (const status of ['closed', 'authorized_user', 'rejected', 'wish_list']) {
      expect(read(fill({ ...own, status }))).toMatchObject({ values: dropped });
    }
    expect(errorsOf({ autopay: 'half' })).toHaveProperty('autopay');
  });

  it('refuses an invisible nickname', () => {
    for (const nickname of ['\u200B', '\u202Emine', '\u2800']) {
      expect(errorsOf({ nickname }), JSON.stringify(nickname)).toHaveProperty('nickname');
    }
    expect(errorsOf({ nickname: '  ' })).toEqual({});
    expect(errorsOf({ nickname: 'Mine 💳' })).toEqual({});
  });

  it('reads a fee of one’s own in cents, and none is a fee too', () => {
    const own = { annual_fee_cents: '$495', fee_month: '3', fee_day: '14' };
    expect(read(fill(own))).toMatchObject({
      values: { annual_fee_cents: 49_500, fee_month: 3, fee_day: 14 },
    });
    expect(read(fill({ annual_fee_cents: '0' }))).toMatchObject({
      values: { annual_fee_cents: 0 },
    });
    expect(errorsOf({ annual_fee_cents: 'a lot' })).toHaveProperty('annual_fee_cents');
  });

  it('drops the day of a fee without a month', () => {
    expect(read(fill({ fee_day: '14' }))).toMatchObject({
      values: { fee_day: null },
    });
  });

  it('drops what is chosen for no option', () => {
    const chosen = { 'cash-plus-two': ['', 'streaming'], 'cash-plus-everyday': [''], q4: ['on'] };
    expect(read(fill({ choices: JSON.stringify(chosen) }))).toMatchObject({
      values: { choices: { 'cash-plus-two': ['streaming'], q4: ['on'] } },
    });
  });

  it('puts its values in words', () => {
    expect(format('person_id', null)).toBe('Mine');
    expect(format('person_id', 'kim')).toBe('Kim');
    expect(format('person_id', 'pat')).toBe('Somebody else');
    expect(format('fee_month', 3)).toBe('March');
    expect(format('annual_fee_cents', null)).toBe('the usual fee');
    expect(format('annual_fee_cents', 9500)).toBe('$95');
    expect(format('opened_on', '2025-03-14')).toBe('Mar 14, 2025');
    expect(format('choices', {})).toBe('the best for my spending');
    expect(format('notes', null)).toBe('nothing');
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
    expect(read(fill(own)).kind).toBe('valid');
  });

  it('drops the days that a rejected application and a card of somebody else cannot have', () => {
    const days = {
      applied_on: '2025-03-01',
      approved_on: '2025-03-02',
      opened_on: '2025-03-14',
      bonus_posted_on: '2025-06-01',
    };
    const readAs = (status: string) => read(fill({ ...days, status }));
    expect(readAs('rejected')).toMatchObject({
      values: {
        applied_on: '2025-03-01',
        approved_on: null,
        opened_on: null,
        bonus_posted_on: null,
      },
    });
    expect(readAs('authorized_user')).toMatchObject({
      values: {
        applied_on: null,
        approved_on: null,
        opened_on: '2025-03-14',
        bonus_posted_on: null,
      },
    });
  });

  it('drops the closing day of a card that is open again', () => {
    const own = { status: 'held', closed_on: '2025-06-01' };
    expect(read(fill(own))).toMatchObject({ values: { closed_on: null } });
  });
});
