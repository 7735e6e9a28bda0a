import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const accent = /--positive: (#[0-9a-f]{6});/.exec(read('src/styles.css'))?.[1] ?? '';
const icon = read('public/icon.svg');
const shapesOf = (svg: string) =>
  [...svg.matchAll(/<(?:path d="[^"]+"|circle [cxyr0-9="\s]+)/g)].map(([shape]) => shape.trim());

describe('the mark', () => {
  it('has the same shapes in the masthead as in the icon', () => {
    expect(shapesOf(icon)).toHaveLength(2);
    expect(shapesOf(read('src/components/brand.tsx'))).toEqual(shapesOf(icon));
  });

  it.each([
    'public/icon.svg',
    'public/app.webmanifest',
    'public/404.html',
    'scripts/generate-social-picture.mjs',
  ])('has the color of the product in %s', (path) => {
    expect(accent).toMatch(/^#/);
    expect(read(path)).toContain(accent);
  });

  it('is what the icons of the installed app show', async () => {
    const size = 192;
    const pixels = (picture: Sharp) =>
      picture.resize(size, size).flatten({ background: accent }).raw().toBuffer();
    const [drawn, kept] = await Promise.all([
      pixels(sharp(Buffer.from(icon), { density: (72 * size) / 28 })),
      pixels(sharp(join(root, 'public/icons/icon-192.png'))),
    ]);
    const differing = drawn.filter((value, at) => Math.abs(value - (kept[at] ?? 0)) > 32);
    expect(differing.length).toBeLessThan(drawn.length / 200);
  });
});

describe('a mail', () => {
  const folder = 'supabase/templates';
  const mails = readdirSync(join(root, folder)).map((file) => read(join(folder, file)));

  it('comes under the name, the mark and the color of the product', () => {
    expect(mails).toHaveLength(4);
    for (const mail of mails) {
      expect(mail).toContain('>Pointfolio</td>');
      expect(mail).toContain(`bgcolor="${accent}"`);
      expect(mail).toContain(`background: ${accent}`);
    }
  });

  it('looks like every other one', () => {
    const frames = mails.map((mail) => mail.slice(mail.indexOf('<body'), mail.indexOf('<h1')));
    expect(new Set(frames).size).toBe(1);
  });

  it('asks for nothing from anywhere', () => {
    for (const mail of mails) expect(mail).not.toMatch(/\b(?:src=|url\()/);
  });
});

it('a shared link has a picture of the size that previews show', async () => {
  const { width, height } = await sharp(join(root, 'public/social.png')).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
