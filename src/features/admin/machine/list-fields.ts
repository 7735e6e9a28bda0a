import { z } from 'zod';
import type { Json } from '@contract/database.types.ts';
import { parseDollars } from '@/lib/parse-dollars.ts';
import type { Field, FieldSettings } from './field.ts';

type WordSettings = FieldSettings & { readonly pattern: RegExp; readonly shape: string };

/** Several short words, set apart by spaces or commas. */
export function words(name: string, label: string, settings: WordSettings): Field {
  const { pattern, shape } = settings;
  return {
    name,
    label,
    kind: 'words',
    isRequired: false,
    initial: settings.initial ?? '',
    ...(settings.hint === undefined ? {} : { hint: settings.hint }),
    toText: (value) => (Array.isArray(value) ? value.join(' ') : ''),
    schema: z.string().transform((value, context): Json => {
      const list = value.split(/[\s,;]+/).filter((word) => word !== '');
      const wrong = list.find((word) => !pattern.test(word));
      if (wrong === undefined) return list;
      context.addIssue({ code: 'custom', message: `${wrong}: ${shape}` });
      return z.NEVER;
    }),
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
    schema: z.string().transform((value, context): Json => {
      const pairs: Record<string, number> = {};
      for (const line of value.split('\n').filter((each) => each.trim() !== '')) {
        const [key = '', amount = '', ...rest] = line.trim().split(/[\s=:]+/);
        const cents = parseDollars(amount);
        if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key) || cents === null || rest.length > 0) {
          const message = `“${line.trim()}”: write a sub-category and dollars, such as restaurants 3000.`;
          context.addIssue({ code: 'custom', message });
          return z.NEVER;
        }
        pairs[key] = cents;
      }
      return pairs;
    }),
  };
}
