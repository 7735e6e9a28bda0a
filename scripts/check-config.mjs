// Reads `supabase/config.toml` with the Supabase CLI, as before a release. The CLI has no command that only reads it:
// `status` reads it and then looks for containers, which the embedded stack does not have.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './run-tool.mjs';

const home = mkdtempSync(join(tmpdir(), 'pointfolio-config-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));
const complaint = /invalid|does not recognize|deprecated|failed to (?:parse|read|load)/i;

/** @param {string} text Content of `config.toml`. @returns the CLI's complaint, or null */
async function readConfig(text) {
  cpSync('supabase/templates', join(home, 'supabase/templates'), { recursive: true });
  writeFileSync(join(home, 'supabase/config.toml'), text);
  const { output } = await runTool('supabase', ['--workdir', home, 'status'], {
    env: { HOME: home, SUPABASE_TELEMETRY_DISABLED: '1' },
  });
  return output.split('\n').find((line) => complaint.test(line)) ?? null;
}

const config = readFileSync('supabase/config.toml', 'utf8');
// `config push` would turn off a provider that is on in the dashboard.
if (/^\[auth\.external\./m.test(config)) {
  console.error('supabase/config.toml: providers are named in the dashboard alone.');
  process.exit(1);
}
const found = await readConfig(config);
if (found !== null) {
  console.error(`supabase/config.toml: ${found}`);
  process.exit(1);
}
if ((await readConfig(config.replace('[auth]', '[auth]\nno_such_key = 1'))) === null) {
  console.error('The Supabase CLI has nothing against a key that does not exist: it read nothing.');
  process.exit(1);
}
