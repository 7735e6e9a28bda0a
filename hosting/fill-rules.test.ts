import { readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { assertWidgetsOrigin } from './assert-widgets-origin.ts';
import { fillRules } from './fill-rules.ts';
import { parseHeaders, pickHeaders } from './parse-headers.ts';
import { findRedirect, parseRedirects } from './parse-redirects.ts';
import { netlify } from './vite-plugin.ts';

const SITE = 'https://site.test';
const WIDGETS = 'https://widgets.site.test';
const read = (name: string, env: Record<string, string> = {}) =>
  fillRules(readFileSync(path.join(import.meta.dirname, '../public', name), 'utf8'), {
    supabaseUrl: 'https://abcd.supabase.co',
    siteUrl: SITE,
    env,
  });
const policy = (pathname: string, env?: Record<string, string>) =>
  pickHeaders(parseHeaders(read('_headers', env)), pathname)['content-security-policy'] ?? '';
const hosts = (text: string) => [...text.matchAll(/https:\/\/[^\s;]+/g)].map(([host]) => host);

/** Hosts that every page may contact: the project, a service for missing icons, and the frames of videos. */
const ALWAYS = [
  'https://abcd.supabase.co',
  'https://abcd.supabase.co',
  'https://api.iconify.design',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

describe('the policy of a page', () => {
  it('names no service that the build does not use', () => {
    expect(hosts(policy('/reviews/caps'))).toEqual(ALWAYS);
    const off = {
      VITE_LOGROCKET_ENABLED: 'false',
      VITE_GOOGLE_ENABLED: '',
      VITE_WIDGETS_ORIGIN: '',
    };
    expect(hosts(policy('/', off))).toEqual(ALWAYS);
  });

  it.each([
    ['VITE_LOGROCKET_ENABLED', 'true', ['https://cdn.logr-in.com', 'https://*.logr-in.com']],
    ['VITE_GOOGLE_ENABLED', 'true', ['https://lh3.googleusercontent.com']],
    ['VITE_GITHUB_ENABLED', 'true', ['https://avatars.githubusercontent.com']],
    ['VITE_WIDGETS_ORIGIN', WIDGETS, [WIDGETS]],
  ])('names what belongs to %s', (name, value, expected) => {
    const added = hosts(policy('/', { [name]: value })).filter((host) => !ALWAYS.includes(host));
    expect(added.sort()).toEqual(expected.sort());
  });

  it('never lets the scripts of comments and the tag manager in', () => {
    const [scripts = ''] =
      /script-src[^;]*/.exec(policy('/', { VITE_WIDGETS_ORIGIN: WIDGETS })) ?? [];
    expect(scripts).toBe("script-src 'self'");
  });
});

describe('the documents with scripts of others', () => {
  const env = { VITE_WIDGETS_ORIGIN: WIDGETS };
  const rules = parseRedirects(read('_redirects', env));
  const answer = (origin: string, pathname: string) => findRedirect(rules, pathname, origin);

  it.each(['/widgets/comments/', '/widgets/tags/'])(
    '%s is framed by the site alone',
    (pathname) => {
      expect(policy(pathname, env)).toMatch(/; frame-ancestors https:\/\/site\.test$/);
    },
  );

  it('are served under their own address, which serves nothing else', () => {
    expect(answer(WIDGETS, '/widgets/comments/')).toMatchObject({ status: 200 });
    for (const pathname of ['/', '/login', '/app/my-cards', '/assets/main.js']) {
      expect(answer(WIDGETS, pathname)).toEqual({
        to: `${SITE}/${pathname.slice(1)}`,
        status: 301,
        isForced: true,
      });
    }
  });

  it('are nowhere under the address of the site', () => {
    const nothing = { to: '/404.html', status: 404, isForced: true };
    expect(answer(SITE, '/widgets/comments/')).toEqual(nothing);
    expect(findRedirect(parseRedirects(read('_redirects')), '/widgets/tags/', SITE)).toEqual(
      nothing,
    );
  });
});

describe('comments and the tag manager', () => {
  it.each([
    {},
    { VITE_DISQUS_SHORTNAME: '', VITE_TAG_MANAGER_ID: '' },
    { VITE_DISQUS_SHORTNAME: 'forum', VITE_WIDGETS_ORIGIN: WIDGETS },
  ])('may be built with %o', (env) => {
    expect(() => {
      assertWidgetsOrigin(env, SITE);
    }).not.toThrow();
  });

  it.each([
    { VITE_DISQUS_SHORTNAME: 'forum' },
    { VITE_TAG_MANAGER_ID: 'GTM-TEST', VITE_WIDGETS_ORIGIN: SITE },
    { VITE_TAG_MANAGER_ID: 'GTM-TEST', VITE_WIDGETS_ORIGIN: `${WIDGETS}/path` },
    { VITE_TAG_MANAGER_ID: 'GTM-TEST', VITE_WIDGETS_ORIGIN: 'widgets' },
  ])('without an address of their own are refused: %o', (env) => {
    expect(() => {
      assertWidgetsOrigin(env, SITE);
    }).toThrow(/need VITE_WIDGETS_ORIGIN/);
  });
});

describe('a key that goes around row-level security', () => {
  const tokenOf = (role: string) =>
    `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.c2ln`;
  const configure = (key: string) => {
    const env = { VITE_SUPABASE_PUBLISHABLE_KEY: key };
    const settings = { supabaseUrl: 'https://abcd.supabase.co', siteUrl: SITE, env };
    return resolveConfig({ configFile: false, plugins: [netlify(settings)] }, 'build');
  };

  it.each(['sb_secret_abc', tokenOf('service_role')])('is in no build: %s', async (key) => {
    await expect(configure(key)).rejects.toThrow(
      'VITE_SUPABASE_PUBLISHABLE_KEY is a secret, which pages would give to everybody',
    );
  });

  it.each(['sb_publishable_abc', tokenOf('anon'), ''])('is not taken for %s', async (key) => {
    await expect(configure(key)).resolves.toBeDefined();
  });
});
