import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { assertOwnImages, ownImagesPattern } from './own-images.ts';

const PROJECT = 'https://abcd.supabase.co';
const ownToml = async (reference: string) =>
  (await readFile(new URL('../netlify.toml', import.meta.url), 'utf8')).replaceAll(
    'PROJECT_REF',
    reference,
  );

describe('pictures that the image CDN works on', () => {
  it('are those of the project in netlify.toml', async () => {
    const toml = await ownToml('abcd');
    expect(() => {
      assertOwnImages(toml, PROJECT);
    }).not.toThrow();
    const pattern = new RegExp(ownImagesPattern(PROJECT));
    expect(`${PROJECT}/storage/v1/object/public/avatars/1.png`).toMatch(pattern);
    for (const other of [
      'https://efgh.supabase.co/storage/v1/object/public/avatars/1.png',
      'https://abcd-supabase.co/storage/v1/object/public/avatars/1.png',
      `https://evil.example/${PROJECT}/storage/v1/object/public/1.png`,
      `${PROJECT}/storage/v1/object/sign/secret/1.png`,
    ]) {
      expect(other).not.toMatch(pattern);
    }
  });

  it('may be those of a second project, which another site of the same branch is built for', async () => {
    const live = 'https://abcdefghijklmnopqrst.supabase.co';
    const trials = 'https://tsrqponmlkjihgfedcba.supabase.co';
    const own = await ownToml('abcdefghijklmnopqrst');
    const add = (pattern: string) => own.replace('["', `[${JSON.stringify(pattern)}, "`);
    for (const project of [live, trials]) {
      expect(() => {
        assertOwnImages(add(ownImagesPattern(trials)), project);
      }).not.toThrow();
    }
    for (const pattern of [
      String.raw`^https://[a-z]+\.supabase\.co/storage/v1/object/public/`,
      String.raw`^https://PROJECT_REF\.supabase\.co/storage/v1/object/public/`,
      '^https://abcdefghijklmnopqrst.supabase.co/storage/v1/object/public/',
      String.raw`https://abcdefghijklmnopqrst\.supabase\.co/storage/v1/object/public/`,
      String.raw`^https://abcdefghijklmnopqrst\.supabase\.co/storage/v1/object/`,
      '.*',
    ]) {
      expect(() => {
        assertOwnImages(add(pattern), live);
      }).toThrow(/another project/);
    }
  });

  it.each(['efgh', '[a-z0-9]+', 'PROJECT_REF'])('are not those of %s', async (reference) => {
    const toml = await ownToml(reference);
    expect(() => {
      assertOwnImages(toml, PROJECT);
    }).toThrow(/another project: set remote_images to/);
  });
});
