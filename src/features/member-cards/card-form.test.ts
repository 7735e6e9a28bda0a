import { describe, expect, it } from 'vitest';
import { parseCardForm } from './card-form.ts';

function fill(own: Record<string, string> = {}): FormData {
  const form = new FormData();
  const values = {
    nickname: '',
    status: 'held',
    opened_on: '2025-03-14',
    fee_month: '',
    bonus_posted_on: '',
    notes: '',
    ...own,
  };
  for (const [key, value] of Object.entries(values)) form.set(key, value);
  return form;
}

describe('parseCardForm', () => {
  it('reads blanks as unknown', () => {
    expect(parseCardForm(fill())).toEqual({
      kind: 'values',
      values: {
        nickname: null,
        status: 'held',
        opened_on: '2025-03-14',
        closed_on: null,
        fee_month: null,
        bonus_posted_on: null,
        notes: null,
        choices: {},
      },
    });
  });

  it('gathers the chosen options by choice', () => {
    const form = fill();
    form.append('choice:cash-plus-two', 'utilities');
    form.append('choice:cash-plus-two', 'streaming');
    form.append('choice:cash-plus-everyday', '');
    expect(parseCardForm(form)).toMatchObject({
      values: { choices: { 'cash-plus-two': ['utilities', 'streaming'] } },
    });
  });

  it('refuses a card that was closed before it was opened', () => {
    const form = fill({ status: 'closed', closed_on: '2025-03-13' });
    expect(parseCardForm(form)).toEqual({
      kind: 'errors',
      errors: { closed_on: 'The card was closed before it was opened.' },
    });
  });

  it('drops the closing day of a card that is open again', () => {
    const form = fill({ status: 'held', closed_on: '2025-06-01' });
    expect(parseCardForm(form)).toMatchObject({ values: { closed_on: null } });
  });

  it('refuses a day that does not exist', () => {
    expect(parseCardForm(fill({ opened_on: '2025-02-30' })).kind).toBe('errors');
  });
});
