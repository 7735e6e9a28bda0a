/**
 * Describes the shape of a database row. It is 2% the size of zod: every member page reads rows and needs no more
 * than this check. Forms, files and addresses have their own checks.
 */
type Read<T> = (value: unknown, path: string) => T;

export type Shape<T> = {
  /** Returns the value without unknown fields; throws a `ShapeError` if it does not match. */
  readonly parse: (value: unknown) => T;
  readonly read: Read<T>;
};

export type ShapeOf<S> = S extends Shape<infer T> ? T : never;

export class ShapeError extends Error {
  override readonly name = 'ShapeError';
}

function refuse(path: string, expected: string): never {
  throw new ShapeError(`An answer has no ${expected} at “${path.replace(/^\./, '')}”.`);
}

function shape<T>(read: Read<T>): Shape<T> {
  return { read, parse: (value) => read(value, '') };
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function string(): Shape<string> {
  return shape((value, path) => (typeof value === 'string' ? value : refuse(path, 'text')));
}

export function number(): Shape<number> {
  return shape((value, path) =>
    typeof value === 'number' && Number.isFinite(value) ? value : refuse(path, 'number'),
  );
}

export function boolean(): Shape<boolean> {
  return shape((value, path) => (typeof value === 'boolean' ? value : refuse(path, 'yes or no')));
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

export function uuid(): Shape<string> {
  return shape((value, path) =>
    typeof value === 'string' && UUID.test(value) ? value : refuse(path, 'UUID'),
  );
}

export function oneOf<const T>(values: readonly T[]): Shape<T> {
  return shape((value, path) => {
    const index = values.findIndex((known) => known === value);
    return values[index] ?? refuse(path, `known value (${values.join(', ')})`);
  });
}

export function nullable<T>(inner: Shape<T>): Shape<T | null> {
  return shape((value, path) => (value === null ? null : inner.read(value, path)));
}

export function array<T>(inner: Shape<T>): Shape<T[]> {
  return shape((value, path) =>
    Array.isArray(value)
      ? value.map((each: unknown, index) => inner.read(each, `${path}[${index}]`))
      : refuse(path, 'list'),
  );
}

/** Values by any key. */
export function record<T>(inner: Shape<T>): Shape<Record<string, T>> {
  return shape((value, path) =>
    isRecord(value)
      ? Object.fromEntries(
          Object.entries(value).map(([key, each]) => [key, inner.read(each, `${path}.${key}`)]),
        )
      : refuse(path, 'record'),
  );
}

type Fields = Readonly<Record<string, Shape<unknown>>>;
type Values<F extends Fields> = { -readonly [K in keyof F]: ShapeOf<F[K]> };
type RowShape<F extends Fields> = Shape<Values<F>> & { readonly fields: F };

function readFields<F extends Fields>(fields: F, value: unknown, path: string): Values<F>;
function readFields(fields: Fields, value: unknown, path: string): object {
  if (!isRecord(value)) return refuse(path, 'record');
  const given = new Map<string, unknown>(Object.entries(value));
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.read(given.get(name), `${path}.${name}`),
    ]),
  );
}

export function object<F extends Fields>(fields: F): RowShape<F> {
  return { ...shape((value, path) => readFields(fields, value, path)), fields };
}

function readOpen<F extends Fields>(
  fields: F,
  value: unknown,
  path: string,
): Record<string, unknown> & Values<F>;
function readOpen(fields: Fields, value: unknown, path: string): object {
  return { ...(isRecord(value) && value), ...readFields(fields, value, path) };
}

/** A row of which some columns are known by name; the others are kept as they came. */
export function open<F extends Fields>(fields: F): Shape<Record<string, unknown> & Values<F>> {
  return shape((value, path) => readOpen(fields, value, path));
}

/** Yields null for a value of another shape: for fields that may be missing or in an older form. */
export function orNull<T>(inner: Shape<T>): Shape<T | null> {
  return shape((value, path) => {
    try {
      return inner.read(value, path);
    } catch (error) {
      if (error instanceof ShapeError) return null;
      throw error;
    }
  });
}

type Outcomes = Readonly<Record<string, Shape<object>>>;
type OutcomeOf<O extends Outcomes> = { [K in keyof O]: { kind: K } & ShapeOf<O[K]> }[keyof O];

function readOutcome<O extends Outcomes>(outcomes: O, value: unknown, path: string): OutcomeOf<O>;
function readOutcome(outcomes: Outcomes, value: unknown, path: string): object {
  const kind = isRecord(value) && 'kind' in value ? value.kind : undefined;
  const found = Object.entries(outcomes).find(([name]) => name === kind);
  if (!found) return refuse(`${path}.kind`, `known value (${Object.keys(outcomes).join(', ')})`);
  return { ...found[1].read(value, path), kind };
}

/** The outcomes of a call, discriminated by `kind`. */
export function outcome<const O extends Outcomes>(outcomes: O): Shape<OutcomeOf<O>> {
  return shape((value, path) => readOutcome(outcomes, value, path));
}

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

function readJson(value: unknown, path: string): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return value;
  const inner = { read: readJson, parse: (each: unknown) => readJson(each, path) };
  if (Array.isArray(value)) return array(inner).read(value, path);
  return record(inner).read(value, path);
}

/** A value that is handed on as it came. */
export function json(): Shape<Json> {
  return shape(readJson);
}
