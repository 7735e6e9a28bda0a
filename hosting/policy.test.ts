import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { loadEnv } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseHeaders, pickHeaders } from './parse-headers.ts';

const text = readFileSync(path.join(import.meta.dirname, '../public/_headers'), 'utf8');
const read = (pathname: string) => pickHeaders(parseHeaders(text), pathname);
const policyOf = (pathname: string) => {
  const directives = read(pathname)['content-security-policy']?.split('; ') ?? [];
  return new Map(directives.map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));
};
const paths = ['/', '/app/my-cards', '/admin', '/shared-whiteboard/x', '/assets/main.js'];

describe.each(paths)('what is sent with %s', (pathname) => {
  it('allows what is named alone, no plugin, no other base and no frame around it', () => {
    const policy = policyOf(pathname);
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
      expect(policy.get(name), name).toEqual(["'none'"]);
    }
    expect(policy.get('form-action')).toEqual(["'self'"]);
  });

  it('runs no code made of text, nor any that is not named', () => {
    const scripts = policyOf(pathname).get('script-src') ?? [];
    expect(scripts).toContain("'self'");
    expect(scripts.join(' ')).not.toMatch(/unsafe|data:|blob:|http:|https:(?!\/\/)|\*(?!\.)/);
  });

  it('comes over TLS for two years, and is what it says that it is', () => {
    const headers = read(pathname);
    expect(headers['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toMatch(/^(?:strict-origin-when-cross-origin|no-referrer)$/);
  });
});

describe('a preview', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('calls its own address alone, whatever the site is called', () => {
    expect(policyOf('/').get('connect-src')).not.toContain('SITE_URL');
    const toml = parse(readFileSync(path.join(import.meta.dirname, '../netlify.toml'), 'utf8'));
    const own = { command: 'VITE_PUBLIC_BASE_URL= npm run build' };
    expect(toml).toMatchObject({ context: { 'deploy-preview': own, 'branch-deploy': own } });
    // An empty variable stays empty, whatever a file of settings says.
    vi.stubEnv('VITE_PUBLIC_BASE_URL', '');
    expect(loadEnv('production', import.meta.dirname)).toHaveProperty('VITE_PUBLIC_BASE_URL', '');
  });
});
