/** Classes that are one whole word, grouped by the property they set. */
const DISPLAY =
  'block inline-block inline flex inline-flex grid inline-grid contents hidden table table-cell';
const WORDS = [
  DISPLAY,
  'static fixed absolute relative sticky',
  'visible invisible',
  'sr-only not-sr-only',
  'truncate text-ellipsis',
  'underline no-underline',
  'table-fixed',
  'tabular-nums',
  'border-collapse border-separate',
  'text-left text-center text-right',
  'text-balance',
  'flex-row flex-row-reverse flex-col flex-col-reverse',
  'flex-wrap flex-nowrap',
  'outline-none',
  'border-dashed',
  'decoration-dotted',
  'snap-start',
  'snap-x',
  'snap-mandatory',
];

/** A class's group: all classes that set the same properties. */
const GROUP_OF_WORD = new Map(
  WORDS.flatMap((group) => group.split(' ').map((word) => [word, group])),
);

/** Prefixes that decide the property a class sets; longer prefixes come before shorter ones. */
const BEGINNINGS = [
  '(?:min|max)-[wh]|(?:col|row)-start|grid-(?:cols|rows)|(?:outline|underline)-offset|border-spacing',
  '(?:inset|gap|overflow|overscroll|scale|translate|divide)-[xy]|(?:justify|place)-(?:items|self)',
  'break-inside|pointer-events|line-clamp|scroll-[mp][xytrblse]?|rounded-(?:[tb][lr]|[trblse])|rounded',
  '[pm][xytrblse]?|size|[wh]|inset|top|right|bottom|left|z|gap|order|basis|opacity|cursor|select|align',
  'leading|tracking|whitespace|break|accent|fill|stroke|items|self|justify|content|overflow|aspect',
  'object|origin|rotate|translate|duration|animate|touch|caption|appearance|from|via|to|hyphens',
  'transition|shadow|filter|grow|shrink|flex',
].join('|');

/** The first that fits decides; the group is its name, or what its brackets catch. */
const PATTERNS: readonly (readonly [RegExp, string?])[] = [
  [/^text-(?:xs|sm|base|lg|\d?xl|\[[\d.]+(?:px|rem|em)\])(?:\/|$)/, 'font-size'],
  [/^text-/, 'text-color'],
  [/^font-(?:thin|light|normal|medium|semibold|bold|black)$/, 'font-weight'],
  [/^font-/, 'font-family'],
  [/^border(?:-(\d+|\[\d.*))?$/, 'border-w'],
  [/^(border-[xytrblse])(?:-\d+)?$/],
  [/^border-([trbl])-/, 'border-color-$1'],
  [/^border-(?!spacing)/, 'border-color'],
  [/^(outline|ring)(?:-\d+)?$/, '$1-w'],
  [/^(outline|ring|decoration|bg)-(?!offset)/, '$1-color'],
  [/^list-/, 'list-type'],
  [/^(col|row)-(?:span-|auto)/, '$1-span'],
  [/^wrap-/, 'overflow-wrap'],
  [/^content-\[/, 'content-text'],
  [/^\[([a-z-]+):/],
  [new RegExp(`^(${BEGINNINGS})(?:-|$)`)],
];

const sides = (name: string) => [
  `${name}x`,
  `${name}y`,
  ...[...'trblse'].map((side) => name + side),
];
const corners = [...'trblse', 'tl', 'tr', 'br', 'bl'].map((corner) => `rounded-${corner}`);

/** Further properties that a group overrides: `p-4` overrides an earlier `px-2`, but not the other way around. */
const COVERED: Readonly<Record<string, readonly string[]>> = {
  p: sides('p'),
  px: ['pl', 'pr'],
  py: ['pt', 'pb'],
  m: sides('m'),
  mx: ['ml', 'mr'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left', 'start', 'end'],
  'inset-x': ['left', 'right'],
  'inset-y': ['top', 'bottom'],
  gap: ['gap-x', 'gap-y'],
  flex: ['basis', 'grow', 'shrink'],
  overflow: ['overflow-x', 'overflow-y'],
  overscroll: ['overscroll-x', 'overscroll-y'],
  'font-size': ['leading'],
  'line-clamp': [DISPLAY, 'overflow'],
  'border-w': sides('border-'),
  'border-color': sides('border-color-'),
  'border-x': ['border-l', 'border-r'],
  'border-y': ['border-t', 'border-b'],
  rounded: corners,
  'rounded-t': ['rounded-tl', 'rounded-tr'],
  'rounded-b': ['rounded-bl', 'rounded-br'],
  'rounded-l': ['rounded-tl', 'rounded-bl'],
  'rounded-r': ['rounded-tr', 'rounded-br'],
  translate: ['translate-x', 'translate-y'],
};

function findGroup(name: string): string | undefined {
  const word = GROUP_OF_WORD.get(name);
  if (word !== undefined) return word;
  const plain = name.replace(/^-/, '');
  for (const [pattern, group = '$1'] of PATTERNS) {
    const found = pattern.exec(plain)?.[0];
    if (found !== undefined) return found.replace(pattern, group);
  }
  return undefined;
}

/** Lists draw the same few hundred combinations again and again. */
const known = new Map<string, string>();
const MOST_KNOWN = 1000;

const VARIANTS = /^(?:[^:[(]|\[[^\]]*\]|\([^)]*\))*:/;

/** `md:hover:` of `md:hover:p-4`; a colon inside brackets separates nothing. */
function splitVariants(name: string): [string, string] {
  let rest = name;
  for (let found = VARIANTS.exec(rest); found; found = VARIANTS.exec(rest)) {
    rest = rest.slice(found[0].length);
  }
  return [name.slice(0, name.length - rest.length), rest];
}

/**
 * Drops classes that a later one overrides. tailwind-merge does this for all of Tailwind with a 5 kB list (brotli) on
 * every first visit; this covers the classes the app uses, and a test compares the two for every pair of them.
 */
export function mergeClasses(names: string): string {
  const before = known.get(names);
  if (before !== undefined) return before;
  const merged = dropTakenBack(names);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(names, merged);
  return merged;
}

function dropTakenBack(names: string): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const name of names.split(/\s+/).reverse()) {
    const [variants, bare] = splitVariants(name);
    const group = findGroup(bare);
    if (name === '' || (group !== undefined && taken.has(variants + group))) continue;
    kept.push(name);
    if (group === undefined) continue;
    for (const each of [group, ...(COVERED[group] ?? [])]) taken.add(variants + each);
  }
  return kept.reverse().join(' ');
}
