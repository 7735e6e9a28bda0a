/** Parser of one column from a fact: returns a JSON value or throws with a reason. */
export interface Column {
  name: string;
  /** Columns of the fact file that parse receives. */
  from: readonly string[];
  parse: (...cells: string[]) => unknown;
  /** Table whose slug the fact names; the column then contains that row's id. */
  references?: string;
}

type Options = { from?: string; isOptional?: boolean };

function fromOneCell(
  name: string,
  options: Options | undefined,
  parse: (cell: string) => unknown,
): Column {
  return {
    name,
    from: [options?.from ?? name],
    parse: (cell = '') => {
      if (cell !== '') return parse(cell);
      if (options?.isOptional === true) return null;
      throw new Error('is empty');
    },
  };
}

function check(cell: string, isValid: boolean, expected: string): string {
  if (!isValid) throw new Error(`is ${JSON.stringify(cell)}, expected ${expected}`);
  return cell;
}

export function textColumn(name: string, maxLength: number, options?: Options): Column {
  return fromOneCell(name, options, (cell) =>
    check(
      cell,
      cell.length <= maxLength && cell === cell.trim(),
      `at most ${maxLength} characters without spaces around`,
    ),
  );
}

export function patternColumn(
  name: string,
  pattern: RegExp,
  expected: string,
  options?: Options,
): Column {
  return fromOneCell(name, options, (cell) => check(cell, pattern.test(cell), expected));
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function slugColumn(name = 'slug', options?: Options): Column {
  return patternColumn(name, SLUG, 'a slug such as amex-gold', options);
}

export function urlColumn(name: string): Column {
  return patternColumn(name, /^https?:\/\/\S+$/, 'an http address', { isOptional: true });
}

export function oneOfColumn(name: string, allowed: readonly string[], options?: Options): Column {
  return fromOneCell(name, options, (cell) =>
    check(cell, allowed.includes(cell), `one of ${allowed.join(', ')}`),
  );
}

/** A non-negative whole number, multiplied (whole dollars into cents, for instance). */
export function integerColumn(name: string, options?: Options & { times?: number }): Column {
  return fromOneCell(
    name,
    options,
    (cell) =>
      Number(
        check(
          cell,
          /^\d+$/.test(cell) && Number.isSafeInteger(Number(cell)),
          'a whole number that is not negative',
        ),
      ) * (options?.times ?? 1),
  );
}

export function decimalColumn(name: string, options?: Options): Column {
  return fromOneCell(name, options, (cell) =>
    Number(check(cell, /^\d+(\.\d{1,4})?$/.test(cell), 'a decimal with at most 4 places')),
  );
}

export function booleanColumn(name: string, options?: Options): Column {
  return fromOneCell(
    name,
    options,
    (cell) => check(cell, cell === 'true' || cell === 'false', 'true or false') === 'true',
  );
}

function parseDate(cell: string): string {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(cell);
  const isOnCalendar = isDate && new Date(`${cell}T00:00:00Z`).toJSON().startsWith(cell);
  return check(cell, isOnCalendar, 'a date as YYYY-MM-DD');
}

export function dateColumn(name: string, options?: Options): Column {
  return fromOneCell(name, options, parseDate);
}

/** Both days belong to the range; an empty cell leaves that end open. */
export function rangeColumn(name: string, from: string, to: string): Column {
  return {
    name,
    from: [from, to],
    parse: (start = '', end = '') => {
      if (start !== '') parseDate(start);
      if (end !== '') parseDate(end);
      if (start !== '' && end !== '' && end < start) {
        throw new Error(`ends on ${end}, before it starts on ${start}`);
      }
      return `[${start},${end}]`;
    },
  };
}

export function referenceColumn(
  name: string,
  references: string,
  from: string,
  options?: { isOptional: boolean },
): Column {
  return {
    ...fromOneCell(name, { ...options, from }, (cell) => check(cell, SLUG.test(cell), 'a slug')),
    references,
  };
}

/** Words between separators; each reaches the database unchanged. */
export function listColumn(
  name: string,
  separator: string,
  expected: { pattern: RegExp; words: string },
): Column {
  return {
    name,
    from: [name],
    parse: (cell = '') => {
      const items = cell.split(separator).filter((item) => item !== '');
      const wrong = items.find((item) => !expected.pattern.test(item));
      if (wrong !== undefined) {
        throw new Error(`has ${JSON.stringify(wrong)}, expected ${expected.words}`);
      }
      return items;
    },
  };
}

export const merchantCodesColumn: Column = listColumn('mcc_codes', ' ', {
  pattern: /^\d{4}(-\d{4})?$/,
  words: 'a merchant category code such as 5812, or a range such as 3000-3299',
});

export function subCategoriesColumn(name: string): Column {
  return listColumn(name, ' ', { pattern: SLUG, words: 'slugs of sub-categories' });
}
