import { WEB_ADDRESS } from '@contract/visible-name.ts';
import { findExcess } from '@/components/content/find-excess.ts';
import { choice } from '@/lib/fields/choice-fields.ts';
import { date } from '@/lib/fields/date-fields.ts';
import { createField, type Field, type FieldSettings, keep, refuse } from '@/lib/fields/field.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { text, type TextSettings } from '@/lib/fields/text-fields.ts';
import { parseDollars } from '@/lib/parse-dollars.ts';

/** Slugs are keys of objects in JavaScript: the contract and the database refuse the same words. */
const SLUG = /^(?!(?:constructor|prototype)$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** Name in links: lower-case words joined by hyphens. */
export function slug(settings: FieldSettings = {}): Field {
  return text('slug', 'Slug', {
    max: 80,
    isRequired: true,
    pattern: SLUG,
    shape: 'Use lower-case words joined by hyphens, such as amex-gold.',
    hint: 'Its name in links. Changing it breaks links that people have kept.',
    ...settings,
  });
}

export function link(name: string, label: string, settings: TextSettings = {}): Field {
  return text(name, label, {
    max: 2000,
    kind: 'link',
    pattern: WEB_ADDRESS,
    shape: 'Begin the address with https:// or http://.',
    ...settings,
  });
}

export function color(name: string, label: string, settings: FieldSettings = {}): Field {
  return text(name, label, {
    kind: 'color',
    isRequired: true,
    pattern: /^#[0-9a-f]{6}$/,
    shape: 'Write the color as six hexadecimal digits, such as #1a2b3c.',
    ...settings,
  });
}

/** Name of an icon of the set that categories are drawn with. */
export function icon(): Field {
  return text('icon', 'Icon', {
    isRequired: true,
    pattern: /^[a-z0-9-]+$/,
    shape: 'Use the name of a Lucide icon, such as utensils.',
    hint: 'Name of a Lucide icon, such as utensils or plane.',
  });
}

export function markdown(name: string, label: string, settings: TextSettings = {}): Field {
  return text(name, label, {
    kind: 'markdown',
    findProblem: (value) => {
      const excess = findExcess(value);
      return excess && `Line ${excess.line}: ${excess.text}`;
    },
    ...settings,
  });
}

type WordSettings = FieldSettings & { readonly pattern: RegExp; readonly shape: string };

/** Several short words, set apart by spaces or commas. */
function words(name: string, label: string, { pattern, shape, ...settings }: WordSettings): Field {
  const empty = settings.isRequired === true ? refuse('Enter at least one.') : keep([]);
  return createField(name, label, 'words', settings, {
    empty,
    parse: (written) => {
      const list = written.split(/[\s,;]+/).filter((word) => word !== '');
      const wrong = list.find((word) => !pattern.test(word));
      if (list.length === 0) return empty;
      return wrong === undefined ? keep(list) : refuse(`${wrong}: ${shape}`);
    },
    toText: (value) => (Array.isArray(value) ? value.join(' ') : ''),
  });
}

export function merchantCodes(label: string): Field {
  return words('mcc_codes', label, {
    pattern: /^\d{4}(-\d{4})?$/,
    shape: 'four digits, or a range such as 3000-3299.',
    hint: 'Four digits each, or ranges such as 3000-3299.',
  });
}

/** Several names that may have spaces in them, one to a line. */
export function names(name: string, label: string): Field {
  return createField(
    name,
    label,
    'lines',
    { hint: 'One to a line.' },
    {
      empty: keep([]),
      parse: (written) =>
        keep(
          written
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== ''),
        ),
      toText: (value) => (Array.isArray(value) ? value.join('\n') : ''),
    },
  );
}

/** Dollars by slug, one pair to a line. */
export function amounts(name: string, label: string, { hint }: FieldSettings = {}): Field {
  return createField(name, label, 'amounts', hint === undefined ? {} : { hint }, {
    empty: keep({}),
    parse: (written) => {
      const pairs: Record<string, number> = {};
      for (const line of written.split('\n').filter((each) => each.trim() !== '')) {
        const [key = '', amount = '', ...rest] = line.trim().split(/[\s=:]+/);
        const cents = parseDollars(amount);
        if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key) || cents === null || rest.length > 0) {
          return refuse(
            `“${line.trim()}”: write a sub-category and dollars, such as restaurants 3000.`,
          );
        }
        pairs[key] = cents;
      }
      return keep(pairs);
    },
    toText: (value) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value)
            .map(([key, cents]) => `${key} ${typeof cents === 'number' ? cents / 100 : ''}`)
            .toSorted()
            .join('\n')
        : '',
  });
}

/** Slugs of sub-categories. */
export function subCategories(name: string, label: string, settings: FieldSettings = {}): Field {
  return words(name, label, {
    ...settings,
    pattern: SLUG,
    shape: 'the slug of a sub-category, such as us-supermarkets.',
  });
}

const required = { isRequired: true } as const;

export const cardField: Field = relation(
  'credit_card_id',
  'Credit card',
  { table: 'credit_cards', label: 'name' },
  required,
);

export function companyField(label: string, settings: FieldSettings = {}): Field {
  const onlySearched = { column: 'kind', value: 'credit_union' } as const;
  return relation(
    'company_id',
    label,
    { table: 'companies', label: 'name', onlySearched },
    settings,
  );
}

export function pointSystemField(
  name = 'point_system_id',
  label = 'Point system',
  settings: FieldSettings = required,
): Field {
  return relation(name, label, { table: 'point_systems', label: 'name' }, settings);
}

export const sourceFields: readonly Field[] = [
  text('source', 'Source', {
    max: 2000,
    hint: 'For example, the issuer’s terms, a publication or a phone call.',
  }),
  link('source_url', 'Source URL'),
  date('verified_on', 'Verified on', {
    hint: 'The day it was last checked against its source.',
  }),
  choice('confidence', 'Confidence', ['high', 'medium', 'low'], {
    initial: 'medium',
    hint: 'High: two sources, or the issuer’s terms. Low: a single, old or unverified one.',
  }),
];

const sourceNames: ReadonlySet<string> = new Set(sourceFields.map(({ name }) => name));

export function isSourceField(name: string): boolean {
  return sourceNames.has(name);
}
