import postcss, { type ChildNode, list } from 'postcss';

/** A class that scripts set at any time. */
const ALWAYS = 'dark';

/** Removes pseudo-classes with their brackets from a selector, because their content need not be present. */
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

/** Classes that an element and its ancestors must have. */
function listClasses(selector: string): string[] {
  const names = dropBrackets(selector).matchAll(/(?<!\\)\.((?:\\.|[\w-])+)/g);
  return [...names].map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'));
}

type Selector = { readonly text: string; readonly classes: readonly string[] };
type Part =
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly head: string;
      readonly parts: readonly Part[];
    }
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  /** Kept if a kept rule names it. */
  | { readonly kind: 'named'; readonly name: string; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

function toPart(node: ChildNode): Part {
  const text = node.toString();
  if (node.type === 'rule') {
    const selectors = list
      .comma(node.selector)
      .map((each) => ({ text: each, classes: listClasses(each) }));
    return { kind: 'rule', selectors, body: text.slice(node.selector.length) };
  }
  if (node.type !== 'atrule' || !node.nodes) return { kind: 'other', text: `${text};` };
  const { name, params } = node;
  if (/^(?:media|supports|container|layer)$/.test(name)) {
    return { kind: 'group', name, head: `@${name} ${params}`, parts: node.nodes.map(toPart) };
  }
  const isNamed = name === 'property' || name === 'keyframes';
  return isNamed ? { kind: 'named', name: params, text } : { kind: 'other', text };
}

function select(parts: readonly Part[], classes: ReadonlySet<string>): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'group') {
      const kept = select(part.parts, classes);
      // A layer without a rule still has its place in the order.
      const isEmpty = kept.length === 0 && part.name !== 'layer';
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
      return `${part.selectors.map(({ text }) => text).join(',')}${part.body}`;
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
 * Reads a style sheet and returns a function that selects the styles of some markup: the rules with its classes, in
 * order, and the properties and animations that these rules name.
 */
export function createStyleSelector(sheet: string): (markup: string) => string {
  const root = postcss.parse(sheet);
  root.walkComments((comment) => void comment.remove());
  const all = root.nodes.map(toPart);
  return (markup) => {
    const parts = select(all, listUsed(markup));
    const words = new Set(print(parts, () => false).match(/[\w-]+/g));
    return print(parts, (name) => words.has(name));
  };
}
