import { describe, expect, it, test } from 'vitest';
import { columnName } from './machine/format-csv.ts';
import { initialTexts, validate } from '@/lib/fields/check-fields.ts';
import { sourceFields } from './machine/create-reference-fields.ts';
import { findField } from './machine/create-resource.ts';
import { resources } from './find-resource.ts';

const files = Object.keys(import.meta.glob(['./resources/*.ts'])).map((file) =>
  file.replace('./resources/', ''),
);

test('each file declares one resource, at the address of its name', () => {
  expect(resources.map(({ path }) => `${path}.ts`).toSorted()).toEqual(files.toSorted());
});

test('every list of the specification has its resource', () => {
  const asked = [
    'tips',
    'rules',
    'companies',
    'credit-cards',
    'point-systems',
    'spending-caps',
    'sub-categories',
    'category-points',
    'point-transfers',
    'credit-card-rules',
    'point-system-tiers',
    'credit-card-benefits',
  ];
  expect(resources.map(({ path }) => path)).toEqual(expect.arrayContaining(asked));
});

describe.each(resources.map((resource) => [resource.path, resource] as const))(
  '%s',
  (_path, resource) => {
    it('names fields that it has', () => {
      const named = [
        ...resource.columns,
        ...resource.nameBy,
        ...resource.search,
        ...resource.filters,
        resource.order.replace('-', ''),
      ];
      expect(named.filter((name) => !findField(resource, name))).toEqual([]);
    });

    it('ends with where its facts come from', () => {
      expect(resource.fields.slice(-4)).toEqual(sourceFields);
      expect(new Set(resource.fields.map(({ name }) => name)).size).toBe(resource.fields.length);
      expect(new Set(resource.fields.map(columnName)).size).toBe(resource.fields.length);
    });

    it('filters by what has few values or points to a row', () => {
      const kinds = resource.filters.map((name) => findField(resource, name)?.kind);
      expect(kinds.every((kind) => ['choice', 'flag', 'relation'].includes(kind ?? ''))).toBe(true);
    });

    it('points to parts that point back', () => {
      for (const { path, by } of resource.parts) {
        const part = resources.find((each) => each.path === path);
        expect(part && findField(part, by)?.relation?.table).toBe(resource.table);
      }
    });

    it('refuses a new record that is left empty, with a message for each field it needs', () => {
      const result = validate(resource, initialTexts(resource));
      const needed = resource.fields.filter(
        ({ isRequired, initial, kind }) => isRequired && initial === '' && kind !== 'flag',
      );
      const errors = result.kind === 'invalid' ? Object.keys(result.errors) : [];
      expect(errors).toEqual(expect.arrayContaining(needed.map(({ name }) => name)));
      expect(errors.includes('source')).toBe(resource.needsSource);
    });
  },
);

test('the pooling of points is entered with its source and its confidence, or not at all', () => {
  const pointSystems = resources.find(({ path }) => path === 'point-systems');
  const whole = {
    pooling: 'household',
    pooling_source_url: 'https://example.com/terms',
    pooling_confidence: 'high',
  };
  const wrong = (change: Partial<typeof whole>) =>
    Object.keys(pointSystems?.check({ ...whole, ...change }) ?? {});
  expect(wrong({})).toEqual([]);
  expect(wrong({ pooling_source_url: '', pooling_confidence: '' })).toEqual([
    'pooling_source_url',
    'pooling_confidence',
  ]);
  expect(wrong({ pooling: '' })).toEqual(['pooling_source_url', 'pooling_confidence']);
  expect(wrong({ pooling: '', pooling_source_url: '', pooling_confidence: '' })).toEqual([]);
});

test('the page where people are asked for personal data is entered with https', () => {
  const companies = resources.find(({ path }) => path === 'companies');
  const field = companies && findField(companies, 'preapproval_url');
  const kindOf = (address: string) => field?.read(address).kind;
  expect(kindOf('https://issuer.example/offers?from=site')).toBe('value');
  expect(kindOf('')).toBe('value');
  expect(kindOf('http://issuer.example/offers')).not.toBe('value');
  expect(kindOf('https://issuer.example@other.example/')).not.toBe('value');
});

test('the points of a referral are entered with their source, day and confidence, or not at all', () => {
  const offers = resources.find(({ path }) => path === 'signup-bonuses');
  const whole = {
    referral_points: '15000',
    referral_source_url: 'https://example.com/refer',
    referral_verified_on: '2026-02-03',
    referral_confidence: 'medium',
  };
  const wrong = (change: Partial<typeof whole>) =>
    Object.keys(offers?.check({ ...whole, ...change }) ?? {});
  expect(wrong({})).toEqual([]);
  expect(wrong({ referral_verified_on: ' ' })).toEqual(['referral_verified_on']);
  expect(wrong({ referral_source_url: '', referral_confidence: '' })).toEqual([
    'referral_source_url',
    'referral_confidence',
  ]);
  expect(wrong({ referral_points: '' })).toEqual([
    'referral_source_url',
    'referral_verified_on',
    'referral_confidence',
  ]);
  expect(offers?.check({})).toEqual({});
});

test('the expiry of points is entered whole or not at all, as the database keeps it', () => {
  const pointSystems = resources.find(({ path }) => path === 'point-systems');
  const whole = {
    expiry_rule: 'inactivity',
    expires_after_months: '18',
    kept_alive_by: '',
    expiry_source_url: 'https://example.com/terms',
    expiry_confidence: 'high',
  };
  const wrong = (change: Partial<Record<keyof typeof whole, string>>) =>
    Object.keys(pointSystems?.check({ ...whole, ...change }) ?? {});
  expect(wrong({})).toEqual([]);
  expect(wrong({ expires_after_months: ' ' })).toEqual(['expires_after_months']);
  expect(wrong({ expiry_source_url: '', expiry_confidence: '' })).toEqual([
    'expiry_source_url',
    'expiry_confidence',
  ]);
  expect(wrong({ expiry_rule: 'never' })).toEqual(['expires_after_months']);
  expect(wrong({ expiry_rule: 'never', expires_after_months: '' })).toEqual([]);
  expect(wrong({ expiry_rule: '', kept_alive_by: 'Any purchase keeps them alive.' })).toEqual([
    'expires_after_months',
    'kept_alive_by',
    'expiry_source_url',
    'expiry_confidence',
  ]);
  const none = { expires_after_months: '', expiry_source_url: '', expiry_confidence: '' };
  expect(wrong({ ...none, expiry_rule: '' })).toEqual([]);
});
