import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { labelCode } from './content-blocks.tsx';
import { listProblems } from './list-problems.ts';
import { parseContent } from './parse-content.ts';
import { readVideo } from './read-nodes.ts';

const folder = 'supabase/seeds/facts/reviews';
const readSlugs = (file: string) =>
  new Set(
    readFileSync(`supabase/seeds/facts/${file}.csv`, 'utf8')
      .split('\n')
      .map((line) => line.split(',')[0]),
  );
const known = {
  card: readSlugs('credit_cards'),
  caps: readSlugs('credit_cards'),
  bonus: readSlugs('credit_cards'),
  fee: readSlugs('credit_cards'),
  transfers: readSlugs('point_systems'),
  'point-values': readSlugs('point_systems'),
  rule: readSlugs('rules'),
  'best-for': new Set([...readSlugs('categories'), ...readSlugs('sub_categories')]),
};

function isKnownName(name: string): name is keyof typeof known {
  return Object.hasOwn(known, name);
}

const files = readdirSync(folder);

describe('the articles that come with the product', () => {
  it('are at least six', () => {
    expect(files.length).toBeGreaterThanOrEqual(6);
  });

  it.each(files)('%s is whole, and shows live figures of what the catalog has', (file) => {
    const body = readFileSync(`${folder}/${file}`, 'utf8');
    expect(listProblems(body)).toEqual([]);
    const figures = [...body.matchAll(/:([a-z-]+)\{\w+=([^}]+)\}/gu)];
    expect(figures.length).toBeGreaterThan(0);
    for (const [, name = '', value = ''] of figures) {
      if (!isKnownName(name)) throw new Error(`${name} is no live figure`);
      for (const slug of value.split(',')) expect([...known[name]]).toContain(slug);
    }
  });

  it('show their pictures from this site, in the shape of their place, and say what is on them', () => {
    const pictures = files.flatMap((file) => [
      ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/!\[([^\]]*)\]\(([^)]+)\)/gu),
    ]);
    expect(pictures.length).toBeGreaterThan(0);
    for (const [, description = '', address = ''] of pictures) {
      expect(description.length, address).toBeGreaterThan(40);
      const bytes = readFileSync(`public${address}`);
      expect(bytes.toString('latin1', 1, 4), address).toBe('PNG');
      // Twice as wide as the text, for dense screens; 16 : 9, as its place is kept before it is there.
      const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
      expect(width, address).toBe(1440);
      expect(height / width, address).toBe(9 / 16);
    }
  });

  it('have one with a picture, a group of code and a video, which lies on this site', () => {
    const whole = files.flatMap((file) => {
      const source = readFileSync(`${folder}/${file}`, 'utf8');
      const nodes = parseContent(source).blocks;
      const isIn = (...types: string[]) =>
        nodes.some((node) => 'name' in node && types.includes(node.name));
      return isIn('code-group') && isIn('video') && source.includes('\n![') ? [nodes] : [];
    });
    expect(whole.length).toBeGreaterThan(0);
    for (const node of whole.flat()) {
      const video = node.type === 'leafDirective' && node.name === 'video' && readVideo(node);
      if (!video || !('file' in video.source)) continue;
      const bytes = readFileSync(`public${video.source.file}`);
      expect(bytes.toString('latin1', 4, 8)).toBe('ftyp');
      expect(bytes.length).toBeLessThan(150_000);
    }
  });

  it('have a group of code, each of which is named', () => {
    const groups = files.flatMap((file) =>
      parseContent(readFileSync(`${folder}/${file}`, 'utf8')).blocks.flatMap((node) =>
        node.type === 'containerDirective' && node.name === 'code-group' ? [node] : [],
      ),
    );
    expect(groups.length).toBeGreaterThan(0);
    for (const { children } of groups) {
      const names = children.map((child) => (child.type === 'code' ? labelCode(child) : undefined));
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBeGreaterThan(1);
      expect(names).not.toContain(undefined);
    }
  });
});
