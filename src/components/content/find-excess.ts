/**
 * Limits on the cost of parsing a text. Micromark looks back over all marks of a paragraph for each of them, parses a
 * block's content again for each block around it, and compares lists with each other: each of these grows
 * quadratically. At these limits each takes some 100 ms of a slow core; marks, blocks and lines are counted before
 * parsing, so that saving never depends on the speed of a device.
 */
const MOST = {
  lines: 2_000,
  /** Limits for a whole text, and for lines without an empty one in between. */
  marks: 4_000,
  marksTogether: 400,
  /** Characters without an empty line in between: each link that is never closed is read to their end. */
  lettersTogether: 20_000,
  /** Quotes and lists around a line, by their marks or by two spaces each, and the sum of these over all lines. */
  depth: 16,
  depths: 1_200,
  /** Characters of attributes in braces. */
  braces: 10_000,
  /** `:::` blocks in one another. */
  blocks: 4,
};

const PREFIX = /^(?:[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))+/u;
const MARKS = /[*_[\]`:<&!\\]/gu;

/** How many quotes and lists a line may lie in. */
function countDepth(prefix: string): number {
  const marks = prefix.match(/[>+*.)-]/gu)?.length ?? 0;
  const indent = /^[ \t]*/u.exec(prefix)?.[0].replaceAll('\t', '    ').length ?? 0;
  return marks + Math.floor(indent / 2);
}

const BRACES = /\{[^}]*?(?=\}|[\n\r]\s*[\n\r]|$)/gu;
const LINE_END = /\r\n|\r|\n/u;

type Excess = { readonly line: number; readonly text: string };

function createExcess(line: number, most: number, of: string): Excess {
  return { line, text: `There are more than ${most.toLocaleString('en-US')} ${of}.` };
}

function findLongBraces(source: string): Excess | null {
  let letters = 0;
  for (const { index, 0: braces } of source.matchAll(BRACES)) {
    letters += braces.length;
    if (letters <= MOST.braces) continue;
    return createExcess(
      source.slice(0, index).split(LINE_END).length,
      MOST.braces,
      'characters in braces',
    );
  }
  return null;
}

/** The line from which on a text asks for more than anybody writes, and more than is parsed; null for any other. */
export function findExcess(source: string): Excess | null {
  let [marks, marksTogether, lettersTogether, depth, depths] = [0, 0, 0, 0, 0];
  /** Colons of the blocks that may be open. */
  let open: number[] = [];
  for (const [index, line] of source.split(LINE_END).entries()) {
    const beyond = (most: number, of: string) => createExcess(index + 1, most, of);
    if (index >= MOST.lines) return beyond(MOST.lines, 'lines');

    const prefix = PREFIX.exec(line)?.[0] ?? '';
    const rest = line.slice(prefix.length);
    // A line without marks continues the quote or list before it.
    const own = countDepth(prefix);
    depth = rest === '' ? own : Math.max(depth, own);
    depths += depth;
    if (depth > MOST.depth) return beyond(MOST.depth, 'quotes or lists in one another');
    if (depths > MOST.depths) return beyond(MOST.depths, 'lines in quotes and lists');

    const here = line.match(MARKS)?.length ?? 0;
    marks += here + line.split('|').length - 1;
    marksTogether = rest === '' ? 0 : marksTogether + here;
    if (marks > MOST.marks) return beyond(MOST.marks, 'marks');
    if (marksTogether > MOST.marksTogether) {
      return beyond(MOST.marksTogether, 'marks without an empty line between them');
    }
    lettersTogether = rest === '' ? 0 : lettersTogether + line.length;
    if (lettersTogether > MOST.lettersTogether) {
      return beyond(MOST.lettersTogether, 'characters without an empty line between them');
    }

    const colons = /^:{3,}/u.exec(rest)?.[0].length ?? 0;
    if (colons === 0) continue;
    if (rest.slice(colons).trim() !== '') open.push(colons);
    // A closing line ends the outermost block it is long enough for, with all inner ones; longer ones stay open.
    else if (prefix === '') open = open.filter((other) => other > colons);
    if (open.length > MOST.blocks) return beyond(MOST.blocks, 'blocks in one another');
  }
  return findLongBraces(source);
}
