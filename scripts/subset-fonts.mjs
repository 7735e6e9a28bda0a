// `npm run fonts`: reduces the two typefaces to the characters on English pages, in src/assets/fonts.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, projectRoot } from './ensure-installed.mjs';

ensureInstalled();

const { default: subsetFont } = await import('subset-font');

const fonts = join(projectRoot, 'node_modules/@fontsource-variable');
const folder = join(projectRoot, 'src/assets/fonts');

/** @param {number} from @param {number} to */
const letters = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

const plain = letters(0x20, 0x7e);
const signs = '\u00a0¢®°·×–—‘’“”•…−€™';

/** Characters in the font; any other shows in the fallback font. */
const wanted = [
  {
    file: 'hanken-grotesk-latin.woff2',
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    text: plain + letters(0xa0, 0xff) + signs + '←↑→↓≈≠≤≥⇄',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
  {
    // A verdict is a few words: one weight, at the optical size of large letters.
    file: 'newsreader-latin.woff2',
    from: 'newsreader/files/newsreader-latin-standard-normal.woff2',
    text: plain + signs + 'áàâäãåçéèêëíìîïñóòôöõøúùûüÁÉÖÜ',
    variationAxes: { wght: 500, opsz: 48 },
  },
];

mkdirSync(folder, { recursive: true });
for (const { file, from, text, variationAxes } of wanted) {
  const font = await subsetFont(readFileSync(join(fonts, from)), text, {
    targetFormat: 'woff2',
    variationAxes,
  });
  writeFileSync(join(folder, file), font);
  console.log(`${file}: ${(font.length / 1000).toFixed(1)} kB`);
}
