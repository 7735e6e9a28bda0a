import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listProblems } from './list-problems.ts';

const folder = 'supabase/seeds/facts/reviews';
const readSlugs = (file: string) =>
  new Set(
    readFileSync(`supabase/seeds/facts/${file}.csv`, 'utf8')
      .split('\n')
      .map((line) => line.split(',')[0]),
  );
const known = {
  card: readSlugs('credit_cards'),
  caps: readSlugs('credit_cards'),
  bonus: readSlugs('credit_cards'),
  fee: readSlugs('credit_cards'),
  transfers: readSlugs('point_systems'),
  'point-values': readSlugs('point_systems'),
  rule: readSlugs('rules'),
  'best-for': new Set([...readSlugs('categories'), ...readSlugs('sub_categories')]),
};

function isKnownName(name: string): name is keyof typeof known {
  return Object.hasOwn(known, name);
}

const files = readdirSync(folder);

describe('the articles that come with the product', () => {
  it('are at least six', () => {
    expect(files.length).toBeGreaterThanOrEqual(6);
  });

  it.each(files)('%s is whole, and shows live figures of what the catalogue has', (file) => {
    const body = readFileSync(`${folder}/${file}`, 'utf8');
    expect(listProblems(body)).toEqual([]);
    const figures = [...body.matchAll(/:([a-z-]+)\{\w+=([^}]+)\}/gu)];
    expect(figures.length).toBeGreaterThan(0);
    for (const [, name = '', value = ''] of figures) {
      if (!isKnownName(name)) throw new Error(`${name} is no live figure`);
      for (const slug of value.split(',')) expect([...known[name]]).toContain(slug);
    }
  });
});
