import type { Json } from '@contract/database.types.ts';
import { isPlainText, WEB_ADDRESS } from '@contract/visible-name.ts';
import { findExcess } from '@/components/content/find-excess.ts';
import type { Field, FieldKind, FieldSettings } from './schema.ts';
import { toPlainText } from './to-plain-text.ts';
import { keep, refuse } from './create-reading.ts';

type TextSettings = FieldSettings & {
  readonly max?: number;
  readonly pattern?: RegExp;
  /** Error for a value that does not match the pattern. */
  readonly shape?: string;
  readonly kind?: FieldKind;
  /** Stores empty text instead of null. */
  readonly isNeverNull?: boolean;
};

/** `Annual fee` inside a sentence is `annual fee`; `MCC codes` stays. */
export function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

export function text(name: string, label: string, settings: TextSettings = {}): Field {
  const { max = 120, pattern, shape, isRequired = false, kind = 'text', isNeverNull } = settings;
  const empty: Json = isNeverNull === true ? '' : null;
  return {
    name,
    label,
    kind,
    isRequired,
    initial: settings.initial ?? '',
    ...(settings.hint === undefined ? {} : { hint: settings.hint }),
    toText: toPlainText,
    read: (written) => {
      const value = written.trim();
      if (value === '') return isRequired ? refuse(`Enter the ${inSentence(label)}.`) : keep(empty);
      if (value.length > max) return refuse(`Use at most ${max} characters.`);
      if (!isPlainText(value))
        return refuse('Type this instead of pasting it: it contains invisible characters.');
      const excess = kind === 'markdown' ? findExcess(value) : null;
      if (excess) return refuse(`Line ${excess.line}: ${excess.text}`);
      return pattern === undefined || pattern.test(value)
        ? keep(value)
        : refuse(shape ?? 'This is not written as it should be.');
    },
  };
}

/** A text of several lines. */
export function lines(name: string, label: string, settings: TextSettings = {}): Field {
  return text(name, label, { max: 1000, kind: 'lines', ...settings });
}

/** Name in links: lower-case words joined by hyphens. */
export function slug(settings: FieldSettings = {}): Field {
  return text('slug', 'Slug', {
    max: 80,
    isRequired: true,
    pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
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
