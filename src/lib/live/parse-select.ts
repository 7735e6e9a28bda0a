/** A table read inside another one's row. */
export type SelectedEmbed = {
  /** The key it has in the answer. */
  readonly key: string;
  readonly table: string;
  /** Name of the foreign key, where several lead to that table. */
  readonly hint: string | undefined;
  /** A row without any is left out. */
  readonly isInner: boolean;
  readonly selection: Selection;
};

/** What a PostgREST `select` asks of one table. */
export type Selection = {
  readonly takesAll: boolean;
  /** Columns by the key they have in the answer. */
  readonly columns: ReadonlyMap<string, string>;
  readonly embeds: readonly SelectedEmbed[];
};

/** Splits at the commas that are in no parenthesis. */
function splitItems(select: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index <= select.length; index++) {
    const sign = select[index];
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (index === select.length || (sign === ',' && depth === 0)) {
      items.push(select.slice(start, index));
      start = index + 1;
    }
  }
  if (depth !== 0) throw new Error(`Unbalanced parentheses in the select “${select}”.`);
  return items.filter((item) => item !== '');
}

function parseEmbed(item: string): SelectedEmbed {
  const open = item.indexOf('(');
  const [head = '', ...hints] = item.slice(0, open).split('!');
  const [first = '', second] = head.split(':');
  return {
    key: first,
    table: second ?? first,
    hint: hints.find((hint) => hint !== 'inner'),
    isInner: hints.includes('inner'),
    selection: parseSelect(item.slice(open + 1, -1)),
  };
}

/** Reads a `select` of columns, aliases and embedded tables; throws where it holds anything else. */
export function parseSelect(select: string): Selection {
  const columns = new Map<string, string>();
  const embeds: SelectedEmbed[] = [];
  let takesAll = false;
  for (const item of splitItems(select.replaceAll(/\s/gu, ''))) {
    if (item === '*') {
      takesAll = true;
    } else if (item.endsWith(')')) {
      embeds.push(parseEmbed(item));
    } else {
      const match = /^(?:(\w+):)?(\w+)$/u.exec(item);
      if (!match) throw new Error(`“${item}” cannot be kept live: it is no plain column.`);
      const [, alias, column = ''] = match;
      columns.set(alias ?? column, column);
    }
  }
  return { takesAll, columns, embeds };
}
