/**
 * Reads one value of an address. What makes no sense counts as absent: addresses are typed by hand and outlive
 * releases, and no screen may fail because of one.
 */
export type Field<T> = (value: unknown) => T;
type Fields = Readonly<Record<string, Field<unknown>>>;

type Read<F extends Fields> = { -readonly [K in keyof F]: ReturnType<F[K]> };
type OptionalKeys<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
type Simplify<T> = { [K in keyof T]: T[K] };
type Output<F extends Fields> = Simplify<
  Omit<Read<F>, OptionalKeys<Read<F>>> & Partial<Pick<Read<F>, OptionalKeys<Read<F>>>>
>;
type Input<F extends Fields> = Simplify<Partial<{ [K in keyof F]: ReturnType<F[K]> | undefined }>>;

/** The state a screen keeps in its address, as the router's schema (https://standardschema.dev). */
type SearchSchema<F extends Fields> = {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: 'search';
    readonly validate: (input: unknown) => { value: Output<F> };
    readonly types?: { readonly input: Input<F>; readonly output: Output<F> };
  };
  readonly fields: F;
  readonly parse: (input: unknown) => Output<F>;
};

export type SearchOf<S> = S extends SearchSchema<infer F> ? Output<F> : never;

/** A twentieth of zod: the route tree, with every screen's address schema, is part of every first visit. */
export function searchSchema<F extends Fields>(fields: F): SearchSchema<F> {
  const parse = (input: unknown) => readFields(fields, input);
  const validate = (input: unknown) => ({ value: parse(input) });
  return { '~standard': { version: 1, vendor: 'search', validate }, fields, parse };
}

function readFields<F extends Fields>(fields: F, input: unknown): Output<F>;
function readFields(fields: Fields, input: unknown): object {
  const given = new Map(Object.entries(typeof input === 'object' && input !== null ? input : {}));
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, field]) => [name, field(given.get(name))] as const)
      // The router overlays this on the typed address, where an omitted key would keep its raw value.
      .filter(([name, value]) => value !== undefined || given.has(name)),
  );
}

/** Reads text that may look like a number: the router parses `q=76` as a number. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined;
}

/** A text of at most so many characters. */
export function text(most?: number): Field<string | undefined>;
export function text(most: number, usual: string): Field<string>;
export function text(most = Infinity, usual?: string): Field<string | undefined> {
  return (value) => {
    const said = readText(value);
    return said !== undefined && said.length <= most ? said : usual;
  };
}

export function matching(pattern: RegExp): Field<string | undefined> {
  return (value) => (typeof value === 'string' && pattern.test(value) ? value : undefined);
}

export function flag(): Field<boolean | undefined>;
export function flag(usual: boolean): Field<boolean>;
export function flag(usual?: boolean): Field<boolean | undefined> {
  return (value) => (typeof value === 'boolean' ? value : usual);
}

export type Range = { min?: number; max?: number; isWhole?: boolean };

/** Beyond what anything here is counted in; more would be infinite as soon as it is turned into cents. */
const LARGEST = 1e12;

export function numberIn(range?: Range): Field<number | undefined>;
export function numberIn(range: Range, usual: number): Field<number>;
export function numberIn(range: Range = {}, usual?: number): Field<number | undefined> {
  const { min = -LARGEST, max = LARGEST, isWhole = false } = range;
  return (value) =>
    typeof value === 'number' &&
    value >= min &&
    value <= max &&
    (!isWhole || Number.isInteger(value))
      ? value
      : usual;
}

export function oneOf<const T>(values: readonly T[]): Field<T | undefined>;
export function oneOf<const T>(values: readonly T[], usual: NoInfer<T>): Field<T>;
export function oneOf<const T>(values: readonly T[], usual?: NoInfer<T>): Field<T | undefined> {
  return (value) => values.find((known) => known === value) ?? usual;
}
