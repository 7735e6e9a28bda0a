import { computeCardFace } from '@/domain/card-face.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';
import { describePart, describeVerdict, listParts, listSteps } from './describe-page.ts';
import type { Snapshot } from './schema.ts';
import type { ShownCards } from './use-shown-cards.ts';

/** Pixels of the picture, as link previews show it. */
const [WIDTH, HEIGHT, MARGIN] = [1200, 630, 72];
const COLUMN = (WIDTH - 2 * MARGIN - 48) / 2;
const FACE = { width: 128, height: 81 };
const SERIF = 'Newsreader, Georgia, serif';
const SANS = '"Hanken Grotesk", system-ui, sans-serif';
/** Rows of cards or steps; the rest is counted. */
const MOST_ROWS = 3;

type Brush = CanvasRenderingContext2D;

/** Cuts a line off with an ellipsis at a width. */
function fit(brush: Brush, line: string, width: number): string {
  if (brush.measureText(line).width <= width) return line;
  let end = line.length;
  while (end > 0 && brush.measureText(`${line.slice(0, end)}…`).width > width) end -= 1;
  return `${line.slice(0, end).trimEnd()}…`;
}

/** Breaks a sentence into lines no wider than a width. */
function wrap(brush: Brush, sentence: string, width: number): readonly string[] {
  return sentence.split(' ').reduce<string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    return lines.length > 0 && brush.measureText(longer).width <= width
      ? [...lines.slice(0, -1), longer]
      : [...lines, word];
  }, []);
}

function drawFace(brush: Brush, { card, issuer }: ReturnType<ShownCards>, x: number, y: number) {
  const { ground, second, ink, monogram, composition } = computeCardFace(card, issuer);
  brush.save();
  brush.beginPath();
  brush.roundRect(x, y, FACE.width, FACE.height, 9);
  brush.clip();
  brush.fillStyle = ground;
  brush.fillRect(x, y, FACE.width, FACE.height);
  brush.fillStyle = second;
  if (composition === 1) brush.fillRect(x, y + FACE.height * 0.75, FACE.width, FACE.height);
  if (composition === 3) brush.fillRect(x, y, 10, FACE.height);
  brush.fillStyle = ink;
  brush.font = `500 44px ${SERIF}`;
  brush.fillText(monogram, x + (composition === 3 ? 22 : 14), y + 52);
  brush.restore();
}

/** Draws a snapshot as a PNG of 1200 by 630 pixels, on this device. */
export async function drawPicture(
  snapshot: Snapshot,
  title: string,
  cardOf: ShownCards,
): Promise<Blob> {
  await Promise.all([
    document.fonts.load(`500 56px ${SERIF}`),
    document.fonts.load(`24px ${SANS}`),
  ]);
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser draws no pictures.');
  const write = (line: string, [x, y, width]: readonly [number, number, number], font: string) => {
    brush.font = font;
    brush.fillText(fit(brush, line, width), x, y);
  };
  brush.fillStyle = '#fbfaf7';
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  brush.fillStyle = '#475569';
  const heading = title.trim() === '' ? PRODUCT_NAME : `${title.trim()} · ${PRODUCT_NAME}`;
  write(heading, [MARGIN, 88, WIDTH - 2 * MARGIN], `26px ${SANS}`);
  brush.fillStyle = '#0f172a';
  brush.fillRect(MARGIN, 112, WIDTH - 2 * MARGIN, 3);
  const sentence = describeVerdict(snapshot);
  const inOneLine = [60, 54, 48].find((size) => {
    brush.font = `500 ${size}px ${SERIF}`;
    return brush.measureText(sentence).width <= WIDTH - 2 * MARGIN;
  });
  if (inOneLine === undefined) brush.font = `500 56px ${SERIF}`;
  const verdict = wrap(brush, sentence, WIDTH - 2 * MARGIN).slice(0, 2);
  for (const [index, line] of verdict.entries()) brush.fillText(line, MARGIN, 192 + index * 64);

  const top = 312;
  const rows: readonly { readonly head: string; readonly text: string; readonly card?: string }[] =
    snapshot.kind === 'plan'
      ? listSteps(snapshot.document, (card) => cardOf(card).name).map(({ when, text }) => ({
          head: when,
          text,
        }))
      : listParts(snapshot.document).map((part) => ({
          head: cardOf(part.card).name,
          text: describePart(part),
          card: part.card,
        }));
  const shown = rows.slice(0, 2 * MOST_ROWS);
  for (const [index, { head, text, card }] of shown.entries()) {
    const x = MARGIN + Math.floor(index / MOST_ROWS) * (COLUMN + 48);
    const y = top + (index % MOST_ROWS) * 92;
    if (card !== undefined) drawFace(brush, cardOf(card), x, y);
    const indent = card === undefined ? 0 : FACE.width + 24;
    const width = COLUMN - indent;
    brush.fillStyle = '#0f172a';
    write(head, [x + indent, y + 34, width], `600 26px ${SANS}`);
    brush.fillStyle = '#475569';
    write(text, [x + indent, y + 68, width], `24px ${SANS}`);
  }
  if (rows.length > shown.length) {
    write(`and ${rows.length - shown.length} more`, [MARGIN, HEIGHT - 20, COLUMN], `24px ${SANS}`);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png) resolve(png);
      else reject(new Error('This browser made no picture.'));
    }, 'image/png');
  });
}
