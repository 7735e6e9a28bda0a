const words: Readonly<Record<string, string>> = {
  source_needed: 'Where does this come from? Name a source, and the day it was checked.',
  duplicate: 'There is another row with the same values, or the address is taken.',
  reference: 'This refers to something that is gone.',
  used: 'Something still refers to a row removed here. A benefit that members use gets an end date instead.',
  missing: 'This cannot be empty.',
  missing_row: 'This refers to a row that is not there.',
  unreadable: 'This is not of the kind that the database keeps.',
};

export function refusalWords(reason: string): string {
  return words[reason] ?? 'The database refused this value.';
}
