import { parseDollars } from '@/lib/parse-dollars.ts';
import type { Field, FieldSettings } from './schema.ts';
import { keep, refuse } from './create-reading.ts';

type WordSettings = FieldSettings & { readonly pattern: RegExp; readonly shape: string };

/** Several short words, set apart by spaces or commas. */
function words(name: string, label: string, settings: WordSettings): Field {
  const { pattern, shape } = settings;
  return {
    name,
    label,
    kind: 'words',
    isRequired: settings.isRequired ?? false,
    initial: settings.initial ?? '',
    ...(settings.hint === undefined ? {} : { hint: settings.hint }),
    toText: (value) => (Array.isArray(value) ? value.join(' ') : ''),
    read: (written) => {
      const list = written.split(/[\s,;]+/).filter((word) => word !== '');
      const wrong = list.find((word) => !pattern.test(word));
      if (list.length === 0 && settings.isRequired) return refuse('Enter at least one.');
      return wrong === undefined ? keep(list) : refuse(`${wrong}: ${shape}`);
    },
  };
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
  return {
    name,
    label,
    kind: 'lines',
    isRequired: false,
    initial: '',
    hint: 'One to a line.',
    toText: (value) => (Array.isArray(value) ? value.join('\n') : ''),
    read: (written) =>
      keep(
        written
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== ''),
      ),
  };
}

/** Dollars by slug, one pair to a line. */
export function amounts(name: string, label: string, settings: FieldSettings = {}): Field {
  return {
    name,
    label,
    kind: 'amounts',
    isRequired: false,
    initial: '',
    ...(settings.hint === undefined ? {} : { hint: settings.hint }),
    toText: (value) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value)
            .map(([key, cents]) => `${key} ${typeof cents === 'number' ? cents / 100 : ''}`)
            .toSorted()
            .join('\n')
        : '',
    read: (written) => {
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
  };
}

/** Slugs of sub-categories. */
export function subCategories(name: string, label: string, settings: FieldSettings = {}): Field {
  return words(name, label, {
    ...settings,
    pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    shape: 'the slug of a sub-category, such as us-supermarkets.',
  });
}
