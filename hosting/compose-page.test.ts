import path from 'node:path';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { composePages } from './compose-page.ts';
import { fillRules } from './fill-rules.ts';
import { readPageScript } from './page-script.ts';

const root = path.resolve(fileURLToPath(new URL('..', import.meta.url)));
/** The project's own page, as a build produces it. */
const page = readFileSync(path.join(root, 'index.html'), 'utf8')
  .replace(/\s*<script type="module".*<\/script>/, '')
  .replace(
    '</head>',
    `<script type="module" crossorigin src="/assets/app.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/app.css">
  </head>`,
  );
const script = readPageScript(root);
const compose = composePages(page, script.text, () => '.a{x:1}.b{x:2}');

describe('a page of the build', () => {
  const bare = compose.bare('<title>Bare</title>');
  const prerendered = compose.prerendered(
    '<title>Prerendered</title>',
    { markup: '<p class="a">Text</p>', script: '<script type="application/json">{}</script>' },
    ['assets/app.js', 'assets/page.js'],
  );

  it('starts the app by itself if it is not prerendered', () => {
    expect(bare).toContain('<title>Bare</title>');
    expect(bare).toMatch(/<script type="module"[^>]* src="\/assets\/app.js"/);
    expect(bare).toContain('<link rel="stylesheet" crossorigin href="/assets/app.css">');
    expect(bare).toContain('<div id="root"></div>');
    expect(compose.bare('', ['assets/app.js', 'assets/page.js'])).toMatch(
      /app\.css">\s*<link rel="modulepreload" href="\/assets\/page\.js"><\/head>/,
    );
  });

  it('holds its markup and styles, and requests nothing before it is painted, if it is prerendered', () => {
    expect(prerendered).toContain('<style>.a{x:1}</style>');
    expect(prerendered).toContain(
      '<div id="root"><p class="a">Text</p></div><script type="application',
    );
    expect(prerendered).toContain(
      '<script data-app="/assets/app.js" data-styles="/assets/app.css" data-files="/assets/page.js">',
    );
    expect(prerendered).not.toMatch(/type="module"|rel="stylesheet"|rel="preload"/);
  });

  it('runs one script of its own, which the policy knows by its hash', () => {
    for (const each of [bare, prerendered]) {
      const own = [...each.matchAll(/<script(?: data-[^>]*)?>(.*?)<\/script>/gs)].map(
        ([, text = '']) => text,
      );
      expect(own).toEqual([script.text]);
    }
    const hash = createHash('sha256').update(script.text).digest('base64');
    const rules = readFileSync(path.join(root, 'public/_headers'), 'utf8');
    const settings = { supabaseUrl: 'https://abcd.supabase.co', siteUrl: 'https://site.test' };
    expect(fillRules(rules, { ...settings, pageScript: script.source })).toContain(
      `script-src 'self' 'sha256-${hash}';`,
    );
    expect(fillRules(rules, settings)).toContain("script-src 'self';");
  });

  it('is refused without the parts to be replaced', () => {
    expect(() => composePages('<html></html>', '', () => '')).toThrow(/has no/);
  });
});
