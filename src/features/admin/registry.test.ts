import { describe, expect, it, test } from 'vitest';
import { columnName } from './machine/csv.ts';
import { initialTexts, validate } from './machine/record.ts';
import { findField } from './machine/resource.ts';
import { sourceFields } from './machine/source-fields.ts';
import { resources } from './registry.ts';

const files = Object.keys(import.meta.glob('./resources/*.ts')).map((file) =>
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
