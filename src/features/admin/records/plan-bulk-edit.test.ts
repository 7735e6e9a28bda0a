import { describe, expect, it } from 'vitest';
import { getToday } from '@/lib/dates.ts';
import { findField, type Resource, type Row } from './machine/create-resource.ts';
import { planBulkEdit, startBulkTexts } from './plan-bulk-edit.ts';
import { resource as cards } from './resources/credit-cards.ts';
import { resource as choices } from './resources/card-choices.ts';
import { resource as tips } from './resources/tips.ts';

function plan(resource: Resource, rows: readonly Row[], name: string, texts: object) {
  const field = findField(resource, name);
  if (!field) throw new Error(`no field ${name}`);
  return planBulkEdit(resource, rows, field, { ...startBulkTexts(resource), ...texts });
}

const card = {
  slug: 'a',
  name: 'A',
  company_id: 1,
  network: 'visa',
  point_system_id: 1,
  base_rate: 1,
  art_primary_hex: '#000000',
  art_secondary_hex: '#000000',
  annual_fee_cents: 0,
  first_year_fee_cents: 0,
  confidence: 'high',
  source: 'Terms',
  source_url: null,
  verified_on: '2026-01-01',
};

describe('setting a field of many rows', () => {
  it('changes those that do not have the value yet, each from its own revision', () => {
    const rows = [
      { ...card, id: 1, revision: 3 },
      { ...card, id: 2, revision: 5, annual_fee_cents: 9500 },
    ];
    expect(plan(cards, rows, 'annual_fee_cents', { annual_fee_cents: '$95' })).toMatchObject({
      kind: 'ready',
      changed: [{ row: { id: 1 } }],
      request: {
        columns: ['annual_fee_cents', 'verified_on'],
        items: [
          {
            line: 1,
            id: 1,
            revision: 3,
            values: { annual_fee_cents: 9500, verified_on: getToday() },
          },
        ],
      },
    });
  });

  it('writes the new source with a fact', () => {
    const rows = [{ ...card, id: 1, revision: 1 }];
    const texts = { network: 'amex', source: 'A call', source_url: 'https://example.com' };
    expect(plan(cards, rows, 'network', texts)).toMatchObject({
      request: { columns: ['network', 'source', 'source_url', 'verified_on'] },
    });
  });

  it('leaves the source of editorial content alone', () => {
    const rows = [
      { id: 1, revision: 1, title: 'T', slug: 't', body: 'B', position: 0, confidence: 'high' },
    ];
    expect(plan(tips, rows, 'is_published', { is_published: 'true' })).toMatchObject({
      request: { columns: ['is_published'] },
    });
  });

  it('refuses a value that is none, or that breaks a rule over several fields', () => {
    const rows = [{ ...card, id: 1, revision: 1 }];
    expect(plan(cards, rows, 'annual_fee_cents', { annual_fee_cents: 'free' }).kind).toBe(
      'invalid',
    );
    const choice = { ...card, credit_card_id: 1, mode: 'top_spend', choose_count: 2, rate: 3 };
    const picked = [{ ...choice, id: 1, revision: 1 }];
    expect(plan(choices, picked, 'mode', { mode: 'rotating' })).toEqual({
      kind: 'invalid',
      message: 'A rotating group has none.',
    });
  });
});
