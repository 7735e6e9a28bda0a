import * as texts from './texts.ts';

const words: Readonly<Record<string, string>> = {
  source_needed: texts.whereDoesThisComeFrom,
  duplicate: texts.thereIsAnotherRowWith,
  reference: texts.somethingElseStillRefersTo,
  missing: texts.thisCannotBeEmpty,
  missing_row: texts.thisRefersToARow,
  unreadable: texts.thisIsNotOfThe,
};

/** What the database said of a field, for the person at the form. */
export function refusalWords(reason: string): string {
  return words[reason] ?? texts.theDatabaseRefusedThisValue;
}
