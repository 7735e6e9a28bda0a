import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'smol-toml';
import { loadEnv } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fillRules } from './fill-rules.ts';
import { parseHeaders, pickHeaders } from './parse-headers.ts';
import { findRedirect, parseRedirects } from './parse-redirects.ts';

const text = readFileSync(path.join(import.meta.dirname, '../public/_headers'), 'utf8');
const read = (pathname: string) => pickHeaders(parseHeaders(text), pathname);
const policyOf = (pathname: string) => {
  const directives = read(pathname)['content-security-policy']?.split('; ') ?? [];
  return new Map(directives.map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));
};
const paths = ['/', '/app/my-cards', '/admin', '/shared-whiteboard/x', '/assets/main.js'];

describe.each(paths)('the answer for %s', (pathname) => {
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
    expect(headers['referrer-policy']).toMatch(/^(?:strict-origin|no-referrer)$/);
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
    // An empty variable stays empty, whatever a settings file contains.
    vi.stubEnv('VITE_PUBLIC_BASE_URL', '');
    expect(loadEnv('production', import.meta.dirname)).toHaveProperty('VITE_PUBLIC_BASE_URL', '');
  });
});

it('the image CDN makes no file of a member one of the site: it may be a drawing with scripts', () => {
  const toml = parse(readFileSync(path.join(import.meta.dirname, '../netlify.toml'), 'utf8'));
  expect(toml).not.toHaveProperty('images');
});

describe('a violation of the policy', () => {
  it.each(paths)('is reported for %s, in both ways that browsers know', (pathname) => {
    const policy = policyOf(pathname);
    expect(policy.get('report-to')).toEqual(['reports']);
    expect(policy.get('report-uri')).toEqual(['/api/reports/violations/RELEASE_ID']);
    expect(read(pathname)['reporting-endpoints']).toBe(
      'reports="/api/reports/violations/RELEASE_ID"',
    );
  });

  it('goes to the function, with the release that is built', () => {
    const settings = { supabaseUrl: 'https://abcd.supabase.co', siteUrl: 'https://site.test' };
    const filled = fillRules(text, { ...settings, release: 'abc1234' });
    const endpoint = /reports="([^"]+)"/.exec(filled)?.[1] ?? '';
    expect(endpoint).toBe('/api/reports/violations/abc1234');
    expect(filled).not.toContain('RELEASE_ID');
    const redirects = readFileSync(path.join(import.meta.dirname, '../public/_redirects'), 'utf8');
    const rules = parseRedirects(fillRules(redirects, settings));
    expect(findRedirect(rules, endpoint, settings.siteUrl)?.to).toBe(
      'https://abcd.supabase.co/functions/v1/reports/violations/abc1234',
    );
    expect(findRedirect(rules, '/api/reports', settings.siteUrl)?.to).toBe(
      'https://abcd.supabase.co/functions/v1/reports/',
    );
  });
});
