// `npm run icons:app`: draws the icons of the installed app from public/icon.svg.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, projectRoot } from './ensure-installed.mjs';

ensureInstalled();

const { default: sharp } = await import('sharp');

/** Background color of the mark. */
const ground = '#0a7a37';
const svg = readFileSync(join(projectRoot, 'public/icon.svg'));
const folder = join(projectRoot, 'public/icons');
mkdirSync(folder, { recursive: true });

/** @param {number} size @param {number} margin share of each side that a mask may cut off */
function draw(size, margin) {
  const inner = Math.round(size * (1 - 2 * margin));
  const edge = Math.round((size - inner) / 2);
  return sharp(svg, { density: (72 * inner) / 28 })
    .resize(inner, inner)
    .extend({
      top: edge,
      bottom: size - inner - edge,
      left: edge,
      right: size - inner - edge,
      background: ground,
    })
    .flatten({ background: ground })
    .png({ compressionLevel: 9, palette: true });
}

await draw(192, 0).toFile(join(folder, 'icon-192.png'));
await draw(512, 0).toFile(join(folder, 'icon-512.png'));
await draw(512, 0.1).toFile(join(folder, 'icon-maskable-512.png'));
await draw(180, 0.05).toFile(join(folder, 'apple-touch-icon.png'));
console.log('Wrote 4 icons into public/icons.');
