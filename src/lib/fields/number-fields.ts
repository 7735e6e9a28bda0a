import { formatCents } from '@/lib/format.ts';
import { parseDollars } from '@/lib/parse-dollars.ts';
import { createField, type Field, type FieldSettings, keep, refuse } from './field.ts';

type NumberSettings = FieldSettings & {
  readonly min?: number;
  readonly max?: number;
  /** Digits behind the point; 0 for whole numbers. */
  readonly digits?: number;
};

/** A number field: digits, commas between thousands, a decimal point. */
export function number<const N extends string, const S extends NumberSettings>(
  name: N,
  label: string,
  settings?: S,
) {
  const { min = 0, max = 2_000_000_000, digits = 0 }: NumberSettings = settings ?? {};
  const shape = digits === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+(\\.\\d{1,${digits}})?$`);
  return createField(name, label, 'number', settings, {
    parse: (text) => {
      const plain = text.replace(/(?<=\d),(?=\d{3}(\D|$))/g, '');
      if (!shape.test(plain)) {
        if (digits > 0 && /^-?\d+\.\d+$/.test(plain)) {
          return refuse(`Enter at most ${digits} digits after the point.`);
        }
        return refuse(digits === 0 ? 'Enter a whole number.' : 'Enter a number, such as 1.5.');
      }
      const value = Number(plain);
      if (value < min) return refuse(`Enter ${min} or more.`);
      return value > max ? refuse(`Enter ${max} or less.`) : keep(value);
    },
  });
}

/** A count of points. */
export function points<const N extends string, const S extends NumberSettings>(
  name: N,
  label: string,
  settings?: S,
) {
  return { ...number(name, label, settings), kind: 'points' as const };
}

/** Points, or percent where the currency is cash, per dollar. */
export function rate(name: string, label: string, settings: NumberSettings = {}): Field {
  return number(name, label, { digits: 4, max: 9999, ...settings });
}

/** Whole cents, shown as dollars. A 32-bit column holds up to twenty million dollars. */
export function money<const N extends string, const S extends NumberSettings>(
  name: N,
  label: string,
  settings?: S,
) {
  const { min = 0, max = 2_000_000_000 }: NumberSettings = settings ?? {};
  return createField(name, label, 'money', settings, {
    parse: (text) => {
      const cents = parseDollars(text, Infinity);
      if (cents === null) return refuse('Enter an amount in dollars, such as 95 or 12.50.');
      if (cents > max) return refuse(`Enter at most ${formatCents(max)}.`);
      return cents < min
        ? refuse(`Enter more than $${((min - 1) / 100).toFixed(2)}.`)
        : keep(cents);
    },
    toText: (value) =>
      typeof value === 'number' ? (value / 100).toFixed(value % 100 === 0 ? 0 : 2) : '',
  });
}
