/** Content that is no text. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'noscript', 'template', 'iframe']);
/** Parts that are the same on every page, or about another one; footnotes stick to figures. */
const SKIPPED = new Set([
  'nav',
  'header',
  'footer',
  'aside',
  'svg',
  'dialog',
  'select',
  'a',
  'sup',
]);
/** Elements that are never inside one of their own. */
const FLAT = new Set(['a', 'sup', 'select']);
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const OF_SITE =
  /\srole\s*=\s*["']?(?:navigation|banner|contentinfo|complementary|menu|menubar|dialog)\b|\saria-hidden\s*=\s*["']?true/i;

const LONGEST_TAG = 10_000;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  dollar: '$',
  gt: '>',
  lt: '<',
  percnt: '%',
  quot: '"',
  reg: '',
  trade: '',
  dagger: '',
};

function decode(text: string): string {
  return text.replace(/&(#\d{1,6}|#x[\da-f]{1,5}|[a-z]{2,10});/gi, (_all, name: string) => {
    const code = name.toLowerCase();
    if (!code.startsWith('#')) return ENTITIES[code] ?? ' ';
    return String.fromCodePoint(
      code.startsWith('#x') ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1)),
    );
  });
}

function isSkipped(name: string, tag: string): boolean {
  if (SKIPPED.has(name) || OF_SITE.test(tag)) return true;
  return /\shidden(?=[\s=]|$)/i.test(tag.replace(/"[^"]*"|'[^']*'/g, ''));
}

/** Index behind the tag that begins at `start`; -1 if it does not end. */
function findTagEnd(html: string, start: number): number {
  let quote = '';
  for (let at = start; at < Math.min(html.length, start + LONGEST_TAG); at += 1) {
    const char = html.charAt(at);
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '>') return at + 1;
    else if (char === '"' || char === "'") quote = char;
  }
  return -1;
}

/**
 * Text of a page without its menus, header, footer, links, scripts and what it hides, in one pass. Markup that is not
 * understood ends it early: less is read, nothing else.
 */
export function readText(html: string): string {
  const pieces: string[] = [];
  let skipped: { name: string; depth: number } | undefined;
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const end = open === -1 ? html.length : open;
    if (skipped === undefined) pieces.push(html.slice(at, end));
    if (open === -1) break;
    if (html.startsWith('<!--', open)) {
      const close = html.indexOf('-->', open + 4);
      if (close === -1) break;
      at = close + 3;
      continue;
    }
    const start = html.slice(open, open + 40).toLowerCase();
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z\d-]*)/.exec(start) ?? [];
    if (name === '' && !/^<[!?]/.test(start)) {
      if (skipped === undefined) pieces.push('<');
      at = open + 1;
      continue;
    }
    at = findTagEnd(html, open);
    if (at === -1) break;
    if (slash === '' && RAW.has(name)) {
      const close = new RegExp(`</${name}`, 'gi');
      close.lastIndex = at;
      at = close.exec(html)?.index ?? html.length;
      continue;
    }
    if (skipped?.name === name) {
      if (slash === '/') skipped.depth -= 1;
      else if (!FLAT.has(name)) skipped.depth += 1;
      if (skipped.depth === 0) skipped = undefined;
    } else if (skipped === undefined && slash === '' && !VOID.has(name)) {
      if (isSkipped(name, html.slice(open, at - 1))) skipped = { name, depth: 1 };
    }
    pieces.push(' ');
  }
  return decode(pieces.join(''))
    .replace(/[®™℠†‡*¤◊¹²³⁴⁵\u200B\u00AD]/g, '')
    .replace(/\s+/g, ' ');
}
