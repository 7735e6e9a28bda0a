import assert from 'node:assert/strict';
import { readSettings } from './settings.ts';

const complete = {
  SUPABASE_URL: 'https://abc.supabase.co',
  SUPABASE_PUBLISHABLE_KEYS: '{"default": "sb_publishable_x"}',
  ALLOWED_ORIGINS: 'https://example.com, https://www.example.com',
};

const readFrom = (environment: Readonly<Record<string, string>>) =>
  readSettings((name) => environment[name]);

Deno.test('the settings of a project are read', () => {
  assert.deepEqual(readFrom(complete), {
    supabaseUrl: 'https://abc.supabase.co',
    publishableKey: 'sb_publishable_x',
    allowedOrigins: ['https://example.com', 'https://www.example.com'],
  });
});

for (const name of Object.keys(complete)) {
  Deno.test(`without ${name} the function does not start`, () => {
    for (const value of ['', '  ']) {
      assert.throws(() => readFrom({ ...complete, [name]: value }), {
        message: `${name} is not set`,
      });
    }
  });
}

Deno.test('an origin is an origin: no wildcard, no path, no slash', () => {
  for (const origin of [
    '*',
    'https://example.com/',
    'https://example.com/app',
    'example.com',
    'https://a.com,',
  ]) {
    assert.throws(() => readFrom({ ...complete, ALLOWED_ORIGINS: origin }), /is not an origin/);
  }
});
