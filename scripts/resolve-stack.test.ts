import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { resolveStack } from './resolve-stack.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'stack-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

test('a stack of a minified build leads to the lines of its source', async () => {
  writeFileSync(
    path.join(root, 'fees.ts'),
    '// A comment.\nexport function addFees(list: readonly { cents: number }[]) {\n  return list.map((fee) => fee.cents);\n}\n',
  );
  writeFileSync(
    path.join(root, 'main.ts'),
    "import { addFees } from './fees.ts';\n\nexport const fees = addFees(JSON.parse('[null]'));\n",
  );
  const main = path.join(root, 'main.ts');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      sourcemap: 'hidden',
      rolldownOptions: {
        input: main,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
  const assets = path.join(root, 'dist/assets');
  const [file = ''] = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(readFileSync(path.join(assets, file), 'utf8')).not.toContain('sourceMappingURL');
  const error: unknown = await import(pathToFileURL(path.join(assets, file)).href).catch(
    (failure: unknown) => failure,
  );
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  expect(stack).toContain(`/assets/${file}:1:`);
  const readMap = (name: string) => readFileSync(path.join(assets, `${name}.map`), 'utf8');
  const resolved = resolveStack(stack, readMap);
  expect(resolved).toMatch(/fees\.ts:3:32/);
  expect(resolved).toMatch(/main\.ts:3:21/);
  expect(resolveStack('/assets/other-x.js:1:2', () => undefined)).toBe(
    '/assets/other-x.js:1:2 (the release has no such file)',
  );
});
