import { formatCents } from '@/lib/format.ts';
import { parseDollars } from '@/lib/parse-dollars.ts';
import type { Field, FieldSettings } from './schema.ts';
import { toPlainText } from './to-plain-text.ts';
import { keep, refuse } from './create-reading.ts';
import { inSentence } from './create-text-fields.ts';

type NumberSettings = FieldSettings & {
  readonly min?: number;
  readonly max?: number;
  /** Digits behind the point; 0 for whole numbers. */
  readonly digits?: number;
};

function createNumberField(
  name: string,
  label: string,
  kind: 'number' | 'money',
  settings: FieldSettings,
  toText: Field['toText'],
  parse: (text: string) => number | string,
): Field {
  const { isRequired = false } = settings;
  return {
    name,
    label,
    kind,
    isRequired,
    initial: settings.initial ?? '',
    ...(settings.hint === undefined ? {} : { hint: settings.hint }),
    toText,
    read: (written) => {
      const value = written.trim();
      if (value === '') return isRequired ? refuse(`Enter the ${inSentence(label)}.`) : keep(null);
      const parsed = parse(value);
      return typeof parsed === 'number' ? keep(parsed) : refuse(parsed);
    },
  };
}

/** A number field: digits, commas between thousands, a decimal point. */
export function number(name: string, label: string, settings: NumberSettings = {}): Field {
  const { min = 0, max = 2_000_000_000, digits = 0 } = settings;
  const shape = digits === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+(\\.\\d{1,${digits}})?$`);
  return createNumberField(name, label, 'number', settings, toPlainText, (text) => {
    const plain = text.replace(/(?<=\d),(?=\d{3}(\D|$))/g, '');
    if (!shape.test(plain)) {
      return digits === 0 ? 'Enter a whole number.' : 'Enter a number, such as 1.5.';
    }
    const value = Number(plain);
    if (value < min) return `Enter ${min} or more.`;
    return value > max ? `Enter ${max} or less.` : value;
  });
}

/** Points, or percent where the currency is cash, per dollar. */
export function rate(name: string, label: string, settings: NumberSettings = {}): Field {
  return number(name, label, { digits: 4, max: 9999, ...settings });
}

/** Whole cents, shown as dollars. A 32-bit column holds up to twenty million dollars. */
export function money(name: string, label: string, settings: NumberSettings = {}): Field {
  const { min = 0, max = 2_000_000_000 } = settings;
  const toText = (value: unknown) =>
    typeof value === 'number' ? (value / 100).toFixed(value % 100 === 0 ? 0 : 2) : '';
  return createNumberField(name, label, 'money', settings, toText, (text) => {
    const cents = parseDollars(text, Number.MAX_SAFE_INTEGER);
    if (cents === null) return 'Enter an amount in dollars, such as 95 or 12.50.';
    if (cents > max) return `Enter at most ${formatCents(max)}.`;
    return cents < min ? `Enter more than $${((min - 1) / 100).toFixed(2)}.` : cents;
  });
}
