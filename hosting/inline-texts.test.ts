import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inlineTexts } from './inline-texts.ts';

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'texts-'));
  await mkdir(join(root, 'other'));
  const files = {
    'page.ts':
      "import * as texts from './texts.ts';\nimport * as other from './other/texts.ts';\ndocument.title = texts.myCards + texts.held(Number(location.hash)) + other.fees;",
    'other/texts.ts': "export const fees = 'Fees';",
    'texts.ts':
      "export const myCards = 'My cards';\nexport const unused = 'Of another page';\nexport const held = (count: number) => `${count} held`;",
    'texts.xx.ts':
      "export const myCards = 'Ḿy ćards';\nexport const held = (count: number) => `held: ${count}`;",
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
});
afterAll(() => rm(root, { recursive: true }));

async function buildPage(language?: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [inlineTexts(language)],
    build: { write: false, rolldownOptions: { input: join(root, 'page.ts') } },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('not one build');
  return result.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

test('a page has the texts that it uses and no others', async () => {
  const code = await buildPage();
  expect(code).toContain('My cards');
  expect(code).toContain(' held');
  expect(code).not.toContain('Of another page');
});

test('a second language is a file beside the first', async () => {
  const code = await buildPage('xx');
  expect(code).toContain('Ḿy ćards');
  expect(code).toContain('held: ');
  expect(code).not.toContain('My cards');
  expect(code).toContain('Fees');
});
