/** One row with the line of the file on which it begins, counted from 1. */
export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

type CsvRows = {
  readonly delimiter: string;
  /** Rows with something in them. */
  readonly rows: readonly CsvRow[];
  /** The line of a quote that is never closed, null if all are. */
  readonly openQuoteLine: number | null;
};

const DELIMITERS = [',', ';', '\t', '|'] as const;
const SAMPLE_ROWS = 40;
/** Further cells of a row are dropped: no table is this wide, and one line may be the whole file. */
const MOST_CELLS = 1_000;

type Splitter = { rows: CsvRow[]; openQuoteLine: number | null };

/** The index after the quote that closes the one at `start`, or -1. */
function endOfQuoted(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote === -1 ? -1 : quote + 1;
}

/**
 * Splits CSV by RFC 4180, with the variations banks produce: any line ending, quotes in the middle of a cell taken
 * literally, quoted line breaks. An unclosed quote is an ordinary character. Stops after `most` rows.
 */
function split(text: string, delimiter: string, most: number): Splitter {
  const rows: CsvRow[] = [];
  let line = 1;
  let rowLine = 1;
  let cells: string[] = [];
  let openQuoteLine: number | null = null;
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;

  const endRow = () => {
    if (cells.some((cell) => cell !== '')) rows.push({ line: rowLine, cells });
    cells = [];
    rowLine = line;
  };

  while (at < text.length && rows.length < most) {
    let cell = '';
    if (text[at] === '"') {
      const end = endOfQuoted(text, at);
      if (end === -1) openQuoteLine ??= line;
      else {
        cell = text.slice(at + 1, end - 1).replaceAll('""', '"');
        for (let i = at; i < end; i += 1) {
          const each = text.charCodeAt(i);
          if (each === 10 || (each === 13 && text.charCodeAt(i + 1) !== 10)) line += 1;
        }
        at = end;
      }
    }
    const start = at;
    let code = text.charCodeAt(at);
    const stop = delimiter.charCodeAt(0);
    while (at < text.length && code !== stop && code !== 10 && code !== 13) {
      at += 1;
      code = text.charCodeAt(at);
    }
    const written = (cell + text.slice(start, at)).trim();
    if (cells.length < MOST_CELLS) {
      // Spreadsheets write ="0123" to keep the text as it is.
      cells.push(written.startsWith('="') ? written.replace(/^="(.*)"$/s, '$1') : written);
    }
    if (at >= text.length) break;
    if (code === stop) {
      at += 1;
      if (at === text.length) cells.push('');
      continue;
    }
    at += code === 13 && text.charCodeAt(at + 1) === 10 ? 2 : 1;
    line += 1;
    endRow();
  }
  endRow();
  return { rows, openQuoteLine };
}

/** Counts the sample rows with the most common number of cells; 0 if that number is one. */
function score(text: string, delimiter: string): number {
  const { rows } = split(text, delimiter, SAMPLE_ROWS);
  const byWidth = new Map<number, number>();
  for (const { cells } of rows) byWidth.set(cells.length, (byWidth.get(cells.length) ?? 0) + 1);
  let [best, width] = [0, 0];
  for (const [cells, count] of byWidth) {
    if (cells > 1 && (count > best || (count === best && cells > width))) {
      [best, width] = [count, cells];
    }
  }
  return best + width / 1000;
}

/** The first `most` rows of a file, split at the delimiter that gives most of the first ones the same number of cells. */
export function readCsvRows(text: string, most = Infinity): CsvRows {
  let delimiter: string = DELIMITERS[0];
  let best = score(text, delimiter);
  for (const candidate of DELIMITERS.slice(1)) {
    const found = score(text, candidate);
    if (found > best) [delimiter, best] = [candidate, found];
  }
  return { delimiter, ...split(text, delimiter, most) };
}
