import { describe, expect, it } from 'vitest';
import type { Confidence } from '@/domain/merchant/recognize-shop.ts';
import { placeShop } from './place-shop.ts';
import type { FindEntry } from './schema.ts';

const page: FindEntry = { id: '/app/benefits', kind: 'page', label: 'Benefits', note: '' };

const own = { key: '', isCorrected: false, readings: [] };
const shop = (name: string, confidence: Confidence) => ({
  ...own,
  merchant: { id: 1, slug: name, name, aliases: [], note: null, subCategory: 'beauty' },
  subCategory: 'beauty',
  confidence,
});
const labels = (entries: readonly FindEntry[]) => entries.map(({ label }) => label);

describe('a shop among what is found', () => {
  it('comes first under its very name', () => {
    expect(labels(placeShop([page], shop('Sephora', 'high'), 'sephora', []))).toEqual([
      'Sephora',
      'Benefits',
    ]);
  });

  it('comes after a job of that name, and before the others', () => {
    const job: FindEntry = { ...page, kind: 'command', label: 'Compare', words: 'offers, offer' };
    const found = placeShop([job, page], shop('OfferUp', 'high'), 'offer', []);
    expect(labels(found)).toEqual(['Compare', 'OfferUp', 'Benefits']);
  });

  it('comes last while its name is only begun', () => {
    expect(labels(placeShop([page], shop('Sephora', 'low'), 'Seph', []))).toEqual([
      'Benefits',
      'Sephora',
    ]);
  });

  it('does not put a guess before exact results', () => {
    const guess = shop('Benefit Brow Bar', 'low');
    expect(labels(placeShop([page], guess, 'benefits', []))).toEqual(['Benefits']);
    expect(labels(placeShop([], guess, 'benefits', []))).toEqual([
      'Did you mean Benefit Brow Bar?',
    ]);
  });

  it('leads to the counter by its name, and a kind of shop by what was typed', () => {
    const kind = { ...own, merchant: null, subCategory: 'beauty', confidence: 'low' } as const;
    const [known] = placeShop([], shop('H&M', 'high'), 'h&m', []);
    const [typed] = placeShop([], kind, 'hair salon', []);
    expect(known?.id).toBe('/app/best-card?q=H%26M');
    const corrected = { ...shop('H&M', 'high'), isCorrected: true };
    expect(placeShop([], corrected, 'h&m cafe', [])[0]?.label).toBe('h&m cafe');
    expect(typed).toMatchObject({ id: '/app/best-card?q=hair%20salon', label: 'hair salon' });
  });
});
