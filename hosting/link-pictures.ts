import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

/** A picture of a page for previews of links: its path on the site, and its drawing. */
export type LinkPicture = { readonly path: string; readonly svg: string };

/** Changes the names of all cached pictures: for another way to draw the same. */
const VERSION = 1;
/** Pictures drawn at once: the build renders pages meanwhile. */
const AT_ONCE = 2;
const [WIDTH, HEIGHT] = [1200, 630];
/** Colors of a picture: flat ones need few, which halves the file; the light on a metal card needs more. */
const [FLAT, SHADED] = [16, 32];

const FONTS = [
  ['hanken-grotesk/files/hanken-grotesk-latin-wght-normal', { wght: { min: 400, max: 700 } }],
  ['newsreader/files/newsreader-latin-standard-normal', { wght: 500, opsz: 48 }],
] as const;

/** Writes the site's typefaces where the drawing library finds them; without, it draws none. */
async function writeFonts(root: string, folder: string, text: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [file, variationAxes] of FONTS) {
    const font = readFileSync(path.join(root, `node_modules/@fontsource-variable/${file}.woff2`));
    const drawn = await subsetFont(font, text, { targetFormat: 'truetype', variationAxes });
    writeFileSync(path.join(folder, `${path.basename(file)}.ttf`), drawn);
  }
  writeFileSync(
    path.join(folder, 'fonts.conf'),
    `<fontconfig><dir>${folder}</dir><cachedir>${path.join(folder, 'cache')}</cachedir></fontconfig>`,
  );
  // Read once, before the first text of this process.
  process.env['FONTCONFIG_FILE'] = path.join(folder, 'fonts.conf');
}

/** Draws pictures for previews of links as PNG; one that an earlier build has drawn is not drawn again. */
export async function drawLinkPictures(
  pictures: readonly LinkPicture[],
  root: string,
  write: (name: string, bytes: Uint8Array) => void,
): Promise<void> {
  if (pictures.length === 0) return;
  const cache = path.join(root, 'node_modules/.cache/link-pictures');
  mkdirSync(cache, { recursive: true });
  const known = new Set(readdirSync(cache));
  const wanted = pictures.map((picture) => {
    const digest = createHash('sha256').update(`${VERSION} ${picture.svg}`).digest('hex');
    return { ...picture, file: `${digest}.png` };
  });
  const missing = wanted.filter(({ file }) => !known.has(file));
  if (missing.length > 0) {
    await writeFonts(root, path.join(cache, 'fonts'), missing.map(({ svg }) => svg).join(''));
    const { default: sharp } = await import('sharp');
    const queue = missing.values();
    const drawNext = async () => {
      for (const { svg, file } of queue) {
        const bytes = await sharp(Buffer.from(svg))
          .resize(WIDTH, HEIGHT)
          .png({
            colors: svg.includes('<linearGradient') ? SHADED : FLAT,
            dither: 0,
            // Half the time of the default, for the same size.
            effort: 1,
            compressionLevel: 9,
          })
          .toBuffer();
        writeFileSync(path.join(cache, file), bytes);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, drawNext));
  }
  const used = new Set(wanted.map(({ file }) => file));
  for (const name of known) {
    if (name.endsWith('.png') && !used.has(name)) rmSync(path.join(cache, name));
  }
  for (const { path: address, file } of wanted) {
    write(address.slice(1), readFileSync(path.join(cache, file)));
  }
}
