import { readCsvRows } from '@/domain/csv/csv-rows.ts';
import { restoreFormula } from '@/domain/csv/neutralize-formula.ts';
import * as s from '@/lib/row-shape.ts';
import { columnName } from './format-csv.ts';
import {
  type FieldChange,
  initialTexts,
  listChanges,
  textsOf,
  validate,
  type Values,
} from '@/lib/fields/check-fields.ts';
import { type Field, inSentence, type RelatedTable } from '@/lib/fields/field.ts';
import { lacksNewSource, type Resource, type Row } from './create-resource.ts';

const jsonShape = s.json();

/** The limit of `apply_reference_rows`. */
const mostLines = 20_000;

/** Ids by slug of the tables that relations point to. */
export type SlugIndex = ReadonlyMap<RelatedTable, ReadonlyMap<string, number>>;

export type LineProblem = {
  readonly line: number;
  readonly field?: string | undefined;
  readonly message: string;
};

type PlannedLine = {
  readonly line: number;
  /** The row that is changed; null for a new one. */
  readonly row: Row | null;
  /** The revision that the file was made from, where it says so. */
  readonly revision: number | undefined;
  readonly changes: readonly FieldChange[];
  readonly values: Values;
  /** A fact changes, and the file gives no new source. */
  readonly lacksSource: boolean;
};

export type ImportPlan = {
  readonly lines: readonly PlannedLine[];
  /** Lines identical to the database. */
  readonly unchanged: number;
  readonly problems: readonly LineProblem[];
  readonly unknownColumns: readonly string[];
};

type Column = { readonly index: number; readonly field: Field };

function readHead(resource: Resource, cells: readonly string[]) {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const columns: Column[] = [];
  const unknown: string[] = [];
  const doubled = ['id', 'revision'].filter(
    (name) => names.indexOf(name) !== names.lastIndexOf(name),
  );
  const ofCents: Field[] = [];
  names.forEach((name, index) => {
    const field = resource.fields.find((each) =>
      [each.name, columnName(each), each.label.toLowerCase()].includes(name),
    );
    if (field?.kind === 'money' && name.endsWith('_cents')) ofCents.push(field);
    const twice = columns.find((column) => column.field === field);
    if (twice) doubled.push(name);
    else if (field) columns.push({ index, field });
    else if (name !== 'id' && name !== 'revision' && name !== '') unknown.push(name);
  });
  return {
    columns,
    unknown,
    doubled,
    ofCents,
    id: names.indexOf('id'),
    revision: names.indexOf('revision'),
  };
}

function toNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** A related row is named by its slug, or by its id. */
function resolve(field: Field, text: string, slugs: SlugIndex): string | undefined {
  if (!field.relation || text === '') return text;
  const known = slugs.get(field.relation.table);
  const id = known?.get(text);
  if (id !== undefined) return String(id);
  return /^\d+$/.test(text) && known && [...known.values()].includes(Number(text))
    ? text
    : undefined;
}

/** Previews an import. Rows match by `id`, else by `slug`, else they are new; a missing column keeps its value. */
export function planImport(
  resource: Resource,
  csv: string,
  present: readonly Row[],
  slugs: SlugIndex,
): ImportPlan {
  const { rows, openQuoteLine } = readCsvRows(csv, mostLines + 2);
  const [first, ...rest] = rows;
  const problems: LineProblem[] = [];
  if (openQuoteLine !== null) {
    problems.push({ line: openQuoteLine, message: 'A quotation mark is never closed.' });
  }
  const head = readHead(resource, first?.cells ?? []);
  if (head.columns.length === 0) {
    problems.push({ line: 1, message: 'The first line names no known column.' });
    return { lines: [], unchanged: 0, problems, unknownColumns: head.unknown };
  }
  // A doubled column is ambiguous.
  for (const name of head.doubled) {
    problems.push({ line: 1, message: `“${name}” names the same column as another heading.` });
  }
  // A cents column would be read as dollars.
  for (const field of head.ofCents) {
    const message = `Amounts are dollars here: name the column “${columnName(field)}”, and not “${field.name}”.`;
    problems.push({ line: 1, field: field.label, message });
  }
  if (rest.length > mostLines) {
    const message = `This file has more than ${mostLines} lines, and no more are taken at once: import it in parts.`;
    problems.push({ line: mostLines + 2, message });
  }
  if (head.doubled.length > 0 || head.ofCents.length > 0 || rest.length > mostLines) {
    return { lines: [], unchanged: 0, problems, unknownColumns: head.unknown };
  }
  const width = first?.cells.length ?? 0;
  const byId = new Map(present.map((row) => [row.id, row]));
  const bySlug = new Map(present.map((row) => [String(row['slug']), row]));
  const slugColumn = head.columns.find(({ field }) => field.name === 'slug');
  const seen = new Map<number, number>();
  const lines: PlannedLine[] = [];
  let unchanged = 0;

  for (const { line, cells } of rest) {
    // With shifted cells, values would land in the wrong column, and missing ones would be emptied.
    if (cells.length !== width) {
      const message = `This line has ${cells.length} cells, and the first line names ${width} columns.`;
      problems.push({ line, message });
      continue;
    }
    const idText = cells[head.id] ?? '';
    const id = toNumber(idText);
    const slugText = slugColumn ? (cells[slugColumn.index] ?? '') : '';
    const row = idText === '' ? bySlug.get(slugText) : byId.get(id ?? -1);
    if (idText !== '' && !row) {
      problems.push({ line, message: `There is no ${resource.one} with the id ${idText}.` });
      continue;
    }
    const earlier = row && seen.get(row.id);
    if (row && earlier !== undefined) {
      problems.push({ line, message: `The same ${resource.one} is in line ${earlier}.` });
      continue;
    }
    if (row) seen.set(row.id, line);

    const before = row ? textsOf(resource, row) : initialTexts(resource);
    const after: Record<string, string> = { ...before };
    const found = problems.length;
    for (const { index, field } of head.columns) {
      const cell = restoreFormula(cells[index] ?? '');
      const text = resolve(field, cell, slugs);
      if (text === undefined) {
        const message = `There is no ${inSentence(field.label)} “${cell}”.`;
        problems.push({ line, field: field.label, message });
      } else after[field.name] = text;
    }
    if (problems.length > found) continue;

    const checked = validate(resource, after);
    if (checked.kind === 'invalid') {
      for (const [name, message] of Object.entries(checked.errors)) {
        const label = resource.fields.find((field) => field.name === name)?.label;
        problems.push({ line, field: label, message });
      }
      continue;
    }
    const changes = listChanges(resource, row ? before : {}, after);
    if (row && changes.length === 0) {
      unchanged += 1;
      continue;
    }
    const kept = row
      ? Object.fromEntries(
          Object.keys(checked.values)
            .filter((name) => !changes.some(({ field }) => field.name === name))
            .map((name) => [name, rawValue(row, name)]),
        )
      : {};
    lines.push({
      line,
      row: row ?? null,
      revision: toNumber(cells[head.revision]),
      changes,
      values: { ...checked.values, ...kept },
      lacksSource: row !== undefined && lacksNewSource(resource, changes),
    });
  }
  return { lines, unchanged, problems, unknownColumns: head.unknown };
}

/** The raw value from the database, so that an untouched value keeps its spelling. */
function rawValue(row: Row, name: string): Values[string] {
  return jsonShape.parse(row[name] ?? null);
}
