/** Words that are a class by themselves, by the group of what they set. */
const WORDS: Readonly<Record<string, string>> = {
  display:
    'block inline-block inline flex inline-flex grid inline-grid contents hidden table table-cell table-row table-caption flow-root list-item',
  position: 'static fixed absolute relative sticky',
  visibility: 'visible invisible collapse',
  sr: 'sr-only not-sr-only',
  'text-overflow': 'truncate text-ellipsis text-clip',
  'text-decoration': 'underline overline line-through no-underline',
  'table-layout': 'table-auto table-fixed',
  'text-case': 'uppercase lowercase capitalize normal-case',
  'font-style': 'italic not-italic',
  'font-numbers': 'tabular-nums proportional-nums',
  'border-collapse': 'border-collapse border-separate',
  'text-align': 'text-left text-center text-right text-justify text-start text-end',
  'text-wrap': 'text-wrap text-nowrap text-balance text-pretty',
  'flex-direction': 'flex-row flex-row-reverse flex-col flex-col-reverse',
  'flex-wrap': 'flex-wrap flex-wrap-reverse flex-nowrap',
  'outline-style': 'outline-none outline-hidden outline-solid outline-dashed outline-dotted',
  'border-style':
    'border-solid border-dashed border-dotted border-double border-none border-hidden',
  'list-position': 'list-inside list-outside',
  'decoration-style': 'decoration-solid decoration-dashed decoration-dotted decoration-wavy',
  'stroke-width': 'stroke-0 stroke-1 stroke-2',
};

const GROUP_OF_WORD = new Map(
  Object.entries(WORDS).flatMap(([group, words]) => words.split(' ').map((word) => [word, group])),
);

/** The first that fits decides; the group is its name, or what its brackets catch. */
const PATTERNS: readonly (readonly [RegExp, string?])[] = [
  [/^text-(?:xs|sm|base|lg|xl|\dxl|\[[\d.]+(?:px|rem|em)\])(?:\/|$)/, 'font-size'],
  [/^text-/, 'text-color'],
  [/^font-(?:thin|light|normal|medium|semibold|bold|black)$/, 'font-weight'],
  [/^font-/, 'font-family'],
  [/^border-spacing-/, 'border-spacing'],
  [/^border(?:-(\d+|\[\d.*))?$/, 'border-w'],
  [/^(border-[xytrblse])(?:-\d+)?$/],
  [/^border-t-/, 'border-color-t'],
  [/^border-r-/, 'border-color-r'],
  [/^border-b-/, 'border-color-b'],
  [/^border-l-/, 'border-color-l'],
  [/^border-/, 'border-color'],
  [/^(divide-[xy])/],
  [/^(rounded-(?:tl|tr|br|bl|[trblse]))(?:-|$)/],
  [/^(rounded)(?:-|$)/],
  [/^outline-offset-/, 'outline-offset'],
  [/^outline(?:-\d+)?$/, 'outline-w'],
  [/^outline-/, 'outline-color'],
  [/^(flex)-/],
  [/^decoration-/, 'decoration-color'],
  [/^list-/, 'list-type'],
  [/^(col|row)-(?:span-|auto)/, 'span'],
  [/^break-inside-/, 'break-inside'],
  [/^content-\[/, 'content-text'],
  [/^ring(?:-\d+)?$/, 'ring-w'],
  [/^ring-/, 'ring-color'],
  [/^(from|via|to|scroll-[mp][xytrblse]?|hyphens)-/],
  [/^wrap-(?:break-word|anywhere|normal)$/, 'overflow-wrap'],
  [/^bg-/, 'bg-color'],
  [/^(transition|shadow|filter|blur|backdrop-blur|grow|shrink|resize)(?:-|$)/],
  [/^((?:min|max)-[wh]|(?:col|row)-(?:start|end)|(?:grid|auto)-(?:cols|rows)|grid-flow)-/],
  [/^((?:inset|gap|overflow|overscroll|scale|translate|space)-[xy])-/],
  [/^((?:justify|place)-(?:items|self|content)|underline-offset|pointer-events|line-clamp)-/],
  [/^([pm][xytrblse]?|size|[wh]|inset|top|right|bottom|left|start|end|z|gap|order|basis)-/],
  [/^(opacity|cursor|select|align|leading|tracking|whitespace|break|accent|fill|stroke)-/],
  [/^(items|self|justify|content|overflow|overscroll|aspect|object|origin|rotate|scale)-/],
  [/^(translate|duration|delay|ease|animate|touch|caption|appearance)-/],
  [/^\[([a-z-]+):/],
];

const sides = (name: string) => [
  `${name}x`,
  `${name}y`,
  ...[...'trblse'].map((side) => name + side),
];
const corners = [...'trblse', 'tl', 'tr', 'br', 'bl'].map((corner) => `rounded-${corner}`);

/** What a group sets besides itself: `p-4` takes back an earlier `px-2`, but not the other way round. */
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
  'line-clamp': ['display', 'overflow'],
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
  for (const [pattern, group] of PATTERNS) {
    const found = pattern.exec(plain);
    if (found) return group === 'span' ? `${found[1]}-span` : (group ?? found[1]);
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
 * Drops what a later class takes back. tailwind-merge does this for all of Tailwind with a list of 5 kB (brotli) on
 * every first visit; this covers what the app uses, and a test compares the two for every pair of classes in it.
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
