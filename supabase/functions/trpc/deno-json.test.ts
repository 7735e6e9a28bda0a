import assert from 'node:assert/strict';
import { z } from 'zod';

const versions = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({ imports: versions, dependencies: versions });

async function readManifest(path: string) {
  const text = await Deno.readTextFile(new URL(path, import.meta.url));
  return manifestSchema.parse(JSON.parse(text));
}

Deno.test('every specifier names the version of package.json', async () => {
  const { dependencies } = await readManifest('../../../package.json');
  const manifests = await Promise.all(
    ['trpc', 'icons', 'calendar', 'health', 'reminders', 'reports', 'mcp', 'watch'].map((name) =>
      readManifest(`../${name}/deno.json`),
    ),
  );
  const imports = manifests.flatMap((manifest) => Object.entries(manifest.imports));
  assert.ok(imports.length >= 8);
  for (const [specifier, target] of imports) {
    const [, name = '', version] = /^npm:((?:@[^/]+\/)?[^@/]+)@([^/]+)/.exec(target) ?? [];
    assert.equal(version, dependencies[name], `${specifier} → ${target}`);
    assert.ok(specifier.startsWith(name));
  }
});
