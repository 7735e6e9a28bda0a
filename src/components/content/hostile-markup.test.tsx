import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderContent } from './content-fixture.tsx';

const hostile = readFileSync('tests/support/hostile-markup.txt', 'utf8').trim().split('\n');

const allowedElements = new Set(
  'a blockquote br button code div em figcaption figure h2 h3 h4 hr li ol p path line rect circle polyline pre span strong svg table tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** Elements, attributes or addresses that stored text must never bring about. */
function findBreaches(root: HTMLElement): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const breaches = allowedElements.has(name) ? [] : [`<${name}>`];
    for (const { name: attribute, value } of element.attributes) {
      if (/^on|^style$|^src|^srcdoc$|^formaction$/u.test(attribute)) breaches.push(attribute);
      if (attribute.endsWith('href') && !/^(https?:\/\/[^@]*$|mailto:|\/(?!\/)|#)/u.test(value)) {
        breaches.push(`href ${value}`);
      }
    }
    return breaches;
  });
}

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'key');
  return () => vi.unstubAllEnvs();
});

describe('hostile text', () => {
  it('comes in two hundred shapes', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(200);
  });

  it.each(hostile)('%s stays text', async (source) => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    const root = await renderContent(source);
    expect(findBreaches(root)).toEqual([]);
    expect(alert).not.toHaveBeenCalled();
  });

  it('stays text all at once, whatever it is nested in', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    const root = await renderContent(hostile.map((line) => `- > ${line}`).join('\n\n'));
    expect(findBreaches(root)).toEqual([]);
    expect(alert).not.toHaveBeenCalled();
  });

  it('is shown as it was typed', async () => {
    const root = await renderContent('Before <script>alert(1)</script> after');
    expect(root).toHaveTextContent('Before <script>alert(1)</script> after');
  });

  it('extreme nesting does not crash the page', async () => {
    const root = await renderContent(`${'> '.repeat(400)}deep`);
    expect(root).toHaveTextContent('deep');
  });
});
