import { type Field, numberIn, type Range, readText } from './search-schema.ts';

// Fields used only in member and admin addresses, kept out of the first visit.

/** A limit, or `any` for none, which differs from a missing one. */
export function numberOrAny(range?: Range): Field<number | 'any' | undefined> {
  const read = numberIn(range);
  return (value) => (value === 'any' ? 'any' : read(value));
}

/** Several of the values; one that is unknown makes the whole list absent. */
export function someOf<const T>(values: readonly T[]): Field<T[] | undefined> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    const found = value.flatMap((each: unknown) => values.filter((known) => known === each));
    return found.length === value.length ? found : undefined;
  };
}

/** More than the catalog has of anything that an address lists. */
const MOST_TEXTS = 1_000;

export function texts(): Field<string[] | undefined>;
export function texts(usual: readonly string[]): Field<string[]>;
export function texts(usual?: readonly string[]): Field<string[] | undefined> {
  return (value) => {
    const isList =
      Array.isArray(value) &&
      value.length <= MOST_TEXTS &&
      value.every((each) => typeof each === 'string');
    return isList ? value : usual && [...usual];
  };
}

/** Text shared by another app may be anything: takes its first line with words, cut to `most` characters. */
export function firstLine(most: number): Field<string> {
  return (value) => {
    const lines = (readText(value) ?? '').split(/[\r\n]+/u);
    // Splits at whole characters: an address cannot contain half of one.
    return [...(lines.find((line) => line.trim() !== '') ?? '')].slice(0, most).join('');
  };
}
