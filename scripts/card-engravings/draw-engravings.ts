import type { Motif } from '../../src/domain/card-face.ts';

/**
 * A part of an engraving, in a card 320 wide and 202 high: `at` is its position among the parts, `hand` that of the
 * family.
 */
type Part = (at: number, hand: number, index: number) => string;

/** Number of drawings per motif. */
const HANDS = 4;

const round = (value: number) => Math.round(value * 10) / 10;

function drawEllipse(x: number, y: number, rx: number, ry: number, turn = 0): string {
  const [dx, dy] = [round(rx * Math.cos(turn)), round(rx * Math.sin(turn))];
  const arc = `a${round(rx)} ${round(ry)} ${Math.round((turn * 180) / Math.PI)} 1 1 `;
  return `M${round(x - dx)} ${round(y - dy)}${arc}${round(2 * dx)} ${round(2 * dy)}${arc}${round(-2 * dx)} ${round(-2 * dy)}`;
}

const drawCircle = (x: number, y: number, r: number) => drawEllipse(x, y, r, r);

const rows = [0, 1, 2, 3] as const;

const motifs: Readonly<Record<Motif, Part>> = {
  // Cash: the rosette of a banknote.
  rosette: (at, hand) => drawEllipse(232, 101, 116, 26 + hand * 14, Math.PI * at),
  // Membership Rewards: a coin that widens.
  rings: (at, hand) => drawCircle(236 + hand * 12, 101 + (hand % 2) * 14, 22 + 136 * at),
  // Ultimate Rewards: a cut stone.
  facets: (_at, hand, index) => {
    const [x, top, half] = [236 - hand * 4, 10 - hand * 8, 112 - hand * 6];
    const [table, girdle, point] = [half * 0.46, top + 58, top + 184];
    const inner = half * 0.41;
    return (
      [
        `M${round(x - half)} ${girdle}L${round(x - table)} ${top}H${round(x + table)}L${round(x + half)} ${girdle}L${x} ${point}Z`,
        `M${round(x - half)} ${girdle}H${round(x + half)}`,
        `M${round(x - inner)} ${girdle}L${x} ${point}L${round(x + inner)} ${girdle}`,
        `M${round(x - table)} ${top}L${round(x - inner)} ${girdle}L${x} ${top}L${round(x + inner)} ${girdle}L${round(x + table)} ${top}`,
        `M${round(x - half * 0.7)} ${top + 29}L${round(x - inner)} ${girdle}M${round(x + half * 0.7)} ${top + 29}L${round(x + inner)} ${girdle}`,
        `M${round(x - half)} ${girdle}L${round(x - inner / 2)} ${top + 122}M${round(x + half)} ${girdle}L${round(x + inner / 2)} ${top + 122}`,
      ][index] ?? ''
    );
  },
  // Miles: a globe.
  meridians: (at, hand) =>
    drawEllipse(236, 101, 118 * at, 118, hand * 0.26) +
    drawEllipse(236, 101, 118, 118 * at, hand * 0.26),
  // ThankYou: arcs from two corners.
  arcs: (at, hand) =>
    drawCircle(320 - hand * 16, 202, 36 + 164 * at) + drawCircle(320 - hand * 16, 0, 36 + 164 * at),
  // Points that convert to other programs: the links of a chain.
  links: (at, hand) => drawCircle(150 + 190 * at, 101 + (at - 0.5) * hand * 30, 66 - hand * 6),
  // Airlines: trails from one field.
  contrails: (at, hand) =>
    `M${70 + hand * 20} 226Q${190 + hand * 12} ${round(190 - 46 * at)} 330 ${round(190 - 280 * at)}`,
  // Hotels: the windows of a house, not all of them lit.
  windows: (at, hand) =>
    rows
      .filter((row) => (Math.round(at * 8) * 5 + row * 3 + hand) % 4 > 0)
      .map((row) => `M${round(140 + 166 * at)} ${16 + row * 46}h18v30h-18Z`)
      .join(''),
  // Only for stores: an awning.
  awning: (at, hand) => `M${round(148 + 150 * at)} 0h24v${76 + hand * 12}a12 12 0 0 1-24 0Z`,
  // For all other categories.
  lattice: (at, hand) =>
    `M${round(112 + 250 * at)} 0l${-202 + hand * 30} 202M${round(60 + 250 * at)} 0l${202 - hand * 30} 202`,
};

/** Number of visible parts at row size, and on a large card. */
const counts: Readonly<Record<Motif, readonly [number, number]>> = {
  rosette: [4, 18],
  rings: [4, 10],
  facets: [3, 6],
  meridians: [3, 7],
  arcs: [4, 10],
  links: [4, 9],
  contrails: [6, 15],
  windows: [5, 7],
  awning: [4, 4],
  lattice: [5, 12],
};

/** Motifs whose last part would cover the first, or whose first would be empty. */
const fromOne: readonly string[] = ['rosette', 'meridians'] satisfies Motif[];

function drawPath(motif: Motif, hand: number, isFine: boolean): string {
  const count = counts[motif][isFine ? 1 : 0];
  return Array.from({ length: count }, (_, index) =>
    motifs[motif](fromOne.includes(motif) ? (index + 1) / count : index / (count - 1), hand, index),
  ).join('');
}

const names: readonly Motif[] = [
  'rosette',
  'rings',
  'facets',
  'meridians',
  'arcs',
  'links',
  'contrails',
  'windows',
  'awning',
  'lattice',
];

/** Writes the file of all engravings, each a path that a card draws in its own colors. */
export function drawEngravings(isFine: boolean): string {
  const paths = names.flatMap((motif) =>
    Array.from(
      { length: HANDS },
      (_, hand) => `<path id="${motif}${hand}" d="${drawPath(motif, hand, isFine)}"/>`,
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${paths.join('\n')}\n</svg>\n`;
}
