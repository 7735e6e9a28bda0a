import assert from 'node:assert/strict';
import { z } from 'zod';

const versions = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({ imports: versions, dependencies: versions });

async function readManifest(path: string) {
  const text = await Deno.readTextFile(new URL(path, import.meta.url));
  return manifestSchema.parse(JSON.parse(text));
}

Deno.test('every specifier names the version of package.json', async () => {
  const { imports } = await readManifest('./deno.json');
  const { dependencies } = await readManifest('../../../package.json');
  assert.ok(Object.keys(imports).length >= 5);
  for (const [specifier, target] of Object.entries(imports)) {
    const [, name = '', version] = /^npm:((?:@[^/]+\/)?[^@/]+)@([^/]+)/.exec(target) ?? [];
    assert.equal(version, dependencies[name], `${specifier} → ${target}`);
    assert.ok(specifier.startsWith(name));
  }
});
