import { describe, expect, it } from 'vitest';
import { readProject } from './environment.ts';

const readKey = (environment: Readonly<Record<string, string>>) =>
  readProject((name) => ({ SUPABASE_URL: 'https://abcd.supabase.co', ...environment })[name])
    .publishableKey;

describe('the key that a function shows to the gateway', () => {
  const legacy = { SUPABASE_ANON_KEY: 'eyJ.legacy.key' };

  it('is the publishable one named default, wherever it is in the list', () => {
    const keys = '{"web": "sb_publishable_web", "default": "sb_publishable_default"}';
    expect(readKey({ SUPABASE_PUBLISHABLE_KEYS: keys, ...legacy })).toBe('sb_publishable_default');
  });

  it('is the first of the list where none is named so', () => {
    const keys = '{"web": "sb_publishable_web", "app": "sb_publishable_app"}';
    expect(readKey({ SUPABASE_PUBLISHABLE_KEYS: keys })).toBe('sb_publishable_web');
  });

  it('is the single one of a self-hosted project before the legacy one', () => {
    const single = { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_single' };
    expect(readKey({ ...single, ...legacy })).toBe('sb_publishable_single');
  });

  it.each(['', ' ', '{}'])('is the legacy one where a project has no other (%j)', (keys) => {
    expect(readKey({ SUPABASE_PUBLISHABLE_KEYS: keys, ...legacy })).toBe('eyJ.legacy.key');
  });

  it.each(['{', 'sb_publishable_x', '["sb_publishable_x"]', 'null', '"sb_publishable_x"', '7'])(
    'is never guessed from %j, which no sentence repeats',
    (keys) => {
      expect(() => readKey({ SUPABASE_PUBLISHABLE_KEYS: keys, ...legacy })).toThrow(
        /^SUPABASE_PUBLISHABLE_KEYS is not a JSON object of keys by name$/,
      );
    },
  );

  it.each(['{"default": null}', '{"default": ""}', '{"default": {"key": "sb_publishable_x"}}'])(
    'is text, unlike in %s',
    (keys) => {
      expect(() => readKey({ SUPABASE_PUBLISHABLE_KEYS: keys, ...legacy })).toThrow(/is no text/);
    },
  );

  it('is missed in one sentence', () => {
    expect(() => readKey({})).toThrow(/^SUPABASE_PUBLISHABLE_KEYS is not set$/);
  });
});
