/** A class that scripts set at any time. */
const ALWAYS = 'dark';

/** A rule, or a group of rules, of a style sheet without comments: what is before its braces, and in them. */
type Block = { readonly head: string; readonly body: string };

/** The blocks of a level one after another; a statement without braces is a block without a body. */
function listBlocks(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  let quote = '';
  for (let at = 0; at < css.length; at += 1) {
    const sign = css.charAt(at);
    if (sign === '\\') at += 1;
    else if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ head: css.slice(start, open).trim(), body: css.slice(open + 1, at) });
      start = at + 1;
    } else if (sign === ';' && depth === 0) {
      blocks.push({ head: css.slice(start, at + 1).trim(), body: '' });
      start = at + 1;
    }
  }
  return blocks;
}

/** The selectors of a list: its commas that are in no brackets and not escaped. */
function splitList(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list.match(/\\.|[^\\]/gs) ?? []) {
    if (/^[([]$/.test(sign)) depth += 1;
    if (/^[)\]]$/.test(sign)) depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] = (parts.at(-1) ?? '') + sign;
  }
  return parts;
}

/** A selector without what its pseudo-classes have in brackets: of that, nothing need be there. */
function dropBrackets(selector: string): string {
  let depth = 0;
  let text = '';
  for (const sign of selector.match(/\\.|[^\\]/gs) ?? []) {
    if (sign === '(') depth += 1;
    if (depth === 0) text += sign;
    if (sign === ')') depth -= 1;
  }
  return text;
}

/** The classes that an element and those around it must have. */
function listClasses(selector: string): string[] {
  const names = dropBrackets(selector).matchAll(/(?<!\\)\.((?:\\.|[\w-])+)/g);
  return [...names].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'));
}

type Selector = { readonly text: string; readonly classes: readonly string[] };
type Part =
  | { readonly kind: 'group'; readonly head: string; readonly parts: readonly Part[] }
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  /** Kept where a kept rule names it. */
  | { readonly kind: 'named'; readonly name: string; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

function parse(css: string): Part[] {
  return listBlocks(css).map(({ head, body }): Part => {
    if (head.endsWith(';')) return { kind: 'other', text: head };
    if (/^@(?:media|supports|container|layer)/.test(head)) {
      return { kind: 'group', head, parts: parse(body) };
    }
    const text = `${head}{${body}}`;
    const name = /^@(?:property|keyframes)\s+(\S+)$/.exec(head)?.[1];
    if (name !== undefined) return { kind: 'named', name, text };
    if (head.startsWith('@')) return { kind: 'other', text };
    const selectors = splitList(head).map((each) => ({ text: each, classes: listClasses(each) }));
    return { kind: 'rule', selectors, body };
  });
}

function select(parts: readonly Part[], classes: ReadonlySet<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'group') {
      const kept = select(part.parts, classes);
      // A layer without a rule still has its place among the layers.
      const isEmpty = kept.length === 0 && !part.head.startsWith('@layer');
      return isEmpty ? [] : [{ ...part, parts: kept }];
    }
    if (part.kind !== 'rule') return [part];
    const selectors = part.selectors.filter((each) =>
      each.classes.every((name) => classes.has(name)),
    );
    return selectors.length === 0 ? [] : [{ ...part, selectors }];
  });
}

function print(parts: readonly Part[], isNamed: (name: string) => boolean): string {
  return parts
    .map((part) => {
      if (part.kind === 'group') return `${part.head}{${print(part.parts, isNamed)}}`;
      if (part.kind === 'named') return isNamed(part.name) ? part.text : '';
      if (part.kind === 'other') return part.text;
      return `${part.selectors.map(({ text }) => text).join(',')}{${part.body}}`;
    })
    .join('');
}

function listUsed(markup: string): Set<string> {
  const lists = markup.matchAll(/ class="([^"]*)"/g);
  const text = [...lists].map(([, list = '']) => list).join(' ');
  const plain = text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
  return new Set([ALWAYS, ...plain.split(/\s+/)]);
}

/**
 * Reads a style sheet; what is returned gives what markup needs of it: the rules whose classes it has, in their order,
 * and the properties and movements that one of these rules names.
 */
export function createStyleSelector(sheet: string): (markup: string) => string {
  const all = parse(sheet.replaceAll(/\/\*.*?\*\//gs, ''));
  return (markup) => {
    const parts = select(all, listUsed(markup));
    const words = new Set(print(parts, () => false).match(/[\w-]+/g));
    return print(parts, (name) => words.has(name));
  };
}
