// `npm run social`: draws the preview picture for links to the site, in the product's own typefaces and colors.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, projectRoot } from './ensure-installed.mjs';

ensureInstalled();

const fonts = mkdtempSync(join(tmpdir(), 'fonts-'));
// The drawing library finds typefaces only by this file, and reads it once.
process.env['FONTCONFIG_FILE'] = join(fonts, 'fonts.conf');
writeFileSync(
  join(fonts, 'fonts.conf'),
  `<fontconfig><dir>${fonts}</dir><cachedir>${join(fonts, 'cache')}</cachedir></fontconfig>`,
);

const { default: subsetFont } = await import('subset-font');
const { default: sharp } = await import('sharp');

const letters = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));
const text = `${letters.join('')}−×’`;
for (const [file, variationAxes] of /** @type {const} */ ([
  ['hanken-grotesk/files/hanken-grotesk-latin-wght-normal', { wght: { min: 400, max: 700 } }],
  ['newsreader/files/newsreader-latin-standard-normal', { wght: 500, opsz: 48 }],
])) {
  const font = readFileSync(
    join(projectRoot, 'node_modules/@fontsource-variable', `${file}.woff2`),
  );
  const name = `${file.replaceAll('/', '-')}.ttf`;
  writeFileSync(
    join(fonts, name),
    await subsetFont(font, text, { targetFormat: 'truetype', variationAxes }),
  );
}

const [ink, muted, accent, cost] = ['#0f172a', '#526077', '#0a7a37', '#b3261e'];
const mark = readFileSync(join(projectRoot, 'public/icon.svg'), 'utf8')
  .replace('<svg ', '<svg x="72" y="64" width="64" height="64" ')
  .trim();

/** Draws one line of the statement. @param {number} y @param {string} what @param {string} amount @param {string} color */
const line = (y, what, amount, color = ink) =>
  `<text x="748" y="${y}" fill="${ink}">${what}</text>
  <text x="1128" y="${y}" text-anchor="end" fill="${color}">${amount}</text>
  <path d="M748 ${y + 22}H1128" stroke="#e2e8f0" stroke-width="2"/>`;

const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Hanken Grotesk" font-size="26">
  <path fill="#fff" d="M0 0H1200V630H0Z"/>
  ${mark}
  <text x="156" y="108" font-size="36" font-weight="600" fill="${ink}">Pointfolio</text>
  <g font-family="'Newsreader 16pt'" font-size="70" font-weight="500" fill="${ink}" letter-spacing="-1">
    <text x="70" y="236">Know exactly</text>
    <text x="70" y="318">what your cards</text>
    <text x="70" y="400">and points are worth</text>
  </g>
  <g fill="${muted}" font-size="28">
    <text x="72" y="484">Every step of the arithmetic shown.</text>
    <text x="72" y="524">No bank login. No commission.</text>
  </g>
  <path d="M748 190H1128" stroke="${ink}" stroke-width="4"/>
  <text x="748" y="236" font-weight="600" fill="${ink}">A year at supermarkets</text>
  ${line(294, '$6,000 × 6%', '$360.00')}
  ${line(352, '$3,600 × 1%', '$36.00')}
  ${line(410, 'Annual fee', '−$95.00', cost)}
  <text x="748" y="494" font-weight="600" fill="${ink}">You keep</text>
  <text x="1128" y="498" font-family="'Newsreader 16pt'" font-size="64" font-weight="500" text-anchor="end" fill="${accent}">$301.00</text>
  <path d="M892 514H1128" stroke="${accent}" stroke-width="4" stroke-linecap="round" stroke-dasharray="0 9"/>
</svg>`;

await sharp(Buffer.from(picture))
  .resize(1200, 630)
  .png({ compressionLevel: 9, palette: true })
  .toFile(join(projectRoot, 'public/social.png'));
rmSync(fonts, { recursive: true });
console.log('Wrote public/social.png.');
