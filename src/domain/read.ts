import { type CalendarDate, isCalendarDate } from './calendar.ts';

/** Reason for refusing an input, and its place: `cards[2].annualFeeCents`. */
type Refusal = { readonly path: string; readonly reason: string };

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal };

class FieldRefused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`${refusal.path}: ${refusal.reason}`);
    this.refusal = refusal;
  }
}

/** A reader turns an unknown value into a checked one, or refuses it by the path it was given. */
export type Read<T> = (value: unknown, path: string) => T;

/** Refuses the field at `path`; only for use inside a reader that `check` runs. */
export function refuse(path: string, reason: string): never {
  throw new FieldRefused({ path, reason });
}

/** Runs a reader; the first refusal becomes a value, every other error is a bug and is thrown on. */
export function check<T>(read: Read<T>, value: unknown, path = ''): Checked<T> {
  try {
    return { ok: true, value: read(value, path) };
  } catch (error) {
    if (error instanceof FieldRefused) return { ok: false, refusal: error.refusal };
    throw error;
  }
}

function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) {
    return String(value);
  }
  return value === undefined ? 'nothing' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}

export const readText: Read<string> = (value, path) => {
  if (typeof value !== 'string' || value === '') refuse(path, `expected text, got ${show(value)}`);
  return value;
};

export const readFlag: Read<boolean> = (value, path) => {
  if (typeof value !== 'boolean') refuse(path, `expected true or false, got ${show(value)}`);
  return value;
};

export const readDate: Read<CalendarDate> = (value, path) => {
  if (!isCalendarDate(value)) refuse(path, `expected a date YYYY-MM-DD, got ${show(value)}`);
  return value;
};

/** Reads a finite number of at least `min` and at most `max`. */
export function readNumber(min: number, max = Number.MAX_SAFE_INTEGER): Read<number> {
  return (value, path) => {
    if (typeof value !== 'number' || !(value >= min && value <= max)) {
      refuse(path, `expected a number from ${min} to ${max}, got ${show(value)}`);
    }
    return value;
  };
}

/** Reads a whole number of at least `min` and at most `max`. */
export function readWhole(min: number, max = Number.MAX_SAFE_INTEGER): Read<number> {
  return (value, path) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
      refuse(path, `expected a whole number from ${min} to ${max}, got ${show(value)}`);
    }
    return value;
  };
}

/** Reads the value, or null if it is absent or null. */
export function readOptional<T>(read: Read<T>): Read<T | null> {
  return (value, path) => (value === undefined || value === null ? null : read(value, path));
}

export function readOneOf<const T extends string>(options: readonly T[]): Read<T> {
  return (value, path) => {
    const found = options.find((option) => option === value);
    if (found === undefined) {
      refuse(path, `expected one of ${options.join(', ')}, got ${show(value)}`);
    }
    return found;
  };
}

export function readList<T>(read: Read<T>): Read<readonly T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) refuse(path, `expected a list, got ${show(value)}`);
    return value.map((item: unknown, index) => read(item, `${path}[${index}]`));
  };
}

/** Reads an object used as a table: any key, every value read the same way. */
export function readTable<T>(read: Read<T>): Read<Readonly<Record<string, T>>> {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      refuse(path, `expected an object, got ${show(value)}`);
    }
    const entries = Object.entries(value).map(([key, item]): [string, T] => [
      key,
      read(item, `${path}.${key}`),
    ]);
    return Object.fromEntries(entries);
  };
}

/** Reads one field of an object by its name. */
export type ReadField = <F>(key: string, read: Read<F>) => F;

/** Reads an object from its fields. Refuses a key `build` does not read, so that a typo cannot pass for an absence. */
export function readObject<T>(build: (field: ReadField) => T): Read<T> {
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      refuse(path, `expected an object, got ${show(value)}`);
    }
    const at = (key: string) => (path === '' ? key : `${path}.${key}`);
    const given = new Map<string, unknown>(Object.entries(value));
    const asked = new Set<string>();
    const built = build((key, read) => {
      asked.add(key);
      return read(given.get(key), at(key));
    });
    for (const key of given.keys()) if (!asked.has(key)) refuse(at(key), 'unknown field');
    return built;
  };
}
