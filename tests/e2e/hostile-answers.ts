import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ADDRESSES, FREE_TEXT, PATHS } from '../support/free-text.ts';

export const hostileMarkup = readFileSync('tests/support/hostile-markup.txt', 'utf8')
  .trim()
  .split('\n');

const texts = new Set<string>([...FREE_TEXT, 'emailAddress', 'userName', 'label', 'detail']);
const addresses = new Set<string>([...ADDRESSES, 'imageUrl']);
const paths = new Set<string>(PATHS);

const hostileAddresses = [
  'https://evil.invalid/"onmouseover="__xss(1)',
  'https://evil.invalid/><script>__xss(1)</script>',
  'https://evil.invalid/#javascript:__xss(1)',
];
const hostilePaths = [
  '/\\evil.invalid',
  '/app/"><script>__xss(1)</script>',
  '/;javascript:__xss(1)',
];

/** Puts runnable markup into every free text of an answer, with alternating payloads. */
function createPlanter() {
  let turn = 0;
  const next = <T>(values: readonly T[]): T => {
    turn += 1;
    const value = values[turn % values.length];
    if (value === undefined) throw new Error('nothing to plant');
    return value;
  };
  const plant = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => plant(item, key));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([name, item]) => [name, plant(item, name)]),
      );
    }
    // Fills empty columns too, if they may be empty.
    if (key === 'notes' || key === 'nickname' || key === 'source') return next(hostileMarkup);
    if (typeof value !== 'string') return value;
    if (key === 'body') return hostileMarkup.map((line) => `${line}\n\n- > ${line}`).join('\n\n');
    if (texts.has(key)) return next(hostileMarkup);
    if (addresses.has(key)) return next(hostileAddresses);
    return paths.has(key) ? next(hostilePaths) : value;
  };
  return (content: unknown) => plant(content, '');
}

/** Plants markup in all rows of the API's answers that the page reads from here on. */
export async function plantHostileAnswers(page: Page): Promise<void> {
  const plant = createPlanter();
  await page.route(/\/(?:rest\/v1|trpc)\//, async (route) => {
    // A connection idle for too long may close just as it is reused.
    const response = await route.fetch({ maxRetries: 2 });
    const type = response.headers()['content-type'] ?? '';
    const text = await response.text();
    if (!type.includes('json') || text === '') await route.fulfill({ response });
    else await route.fulfill({ response, body: JSON.stringify(plant(JSON.parse(text))) });
  });
}

/** Code that runs calls this or opens a dialog; the policy’s own refusals would hide the attempt. */
export async function setTraps(page: Page): Promise<string[]> {
  const caught: string[] = [];
  await page.exposeFunction('__xss', () => caught.push('a payload ran'));
  await page.addInitScript(() => {
    const spring = () => {
      const trap: unknown = Reflect.get(window, '__xss');
      if (typeof trap === 'function') void Reflect.apply(trap, window, []);
    };
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      Object.defineProperty(window, name, { value: spring });
    }
  });
  page.on('dialog', (dialog) => {
    caught.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      caught.push(`asked ${request.url()}`);
  });
  return caught;
}

/** Reads the inline scripts of every page, which its policy allows by hash. */
async function readOwnScripts(page: Page): Promise<string[]> {
  const response = await page.request.get('/');
  const policy = response.headers()['content-security-policy'] ?? '';
  return [...(await response.text()).matchAll(/<script[^>]*>(.+?)<\/script>/gs)]
    .map(([, text = '']) => text)
    .filter((text) => policy.includes(createHash('sha256').update(text).digest('base64')));
}

let ownScripts: Promise<string[]> | undefined;

/** Finds effects that stored text must never have on a page: code, handlers, frames, and links that run. */
export async function findBreaches(page: Page): Promise<string[]> {
  ownScripts ??= readOwnScripts(page);
  return page.evaluate(
    (own) => {
      return [...document.querySelectorAll('*')].flatMap((element) => {
        const name = element.localName;
        const found: string[] = [];
        const isOwnScript =
          element instanceof HTMLScriptElement &&
          // A data block never runs, whatever it contains.
          (/^application\/(?:ld\+)?json$/.test(element.type) ||
            own.includes(element.text) ||
            new URL(element.src || 'about:blank').origin === location.origin);
        if (name === 'script' && !isOwnScript) found.push('<script>');
        if (['iframe', 'object', 'embed', 'base', 'applet', 'frame', 'meta'].includes(name)) {
          if (name !== 'meta' || element.hasAttribute('http-equiv')) found.push(`<${name}>`);
        }
        for (const { name: attribute, value } of element.attributes) {
          if (attribute.startsWith('on') || attribute === 'srcdoc')
            found.push(`${name}[${attribute}]`);
          const isAddress = /^(?:href|src|action|formaction|xlink:href|data|poster)$/.test(
            attribute,
          );
          if (!isAddress) continue;
          const { protocol } = new URL(value, location.href);
          const isPicture = name === 'img' && /^(?:data:image\/|blob:)/.test(value);
          if (!['http:', 'https:', 'mailto:'].includes(protocol) && !isPicture) {
            found.push(`${name}[${attribute}=${value.slice(0, 60)}]`);
          }
          const isLinkOfRouter = name === 'a' && !element.hasAttribute('target');
          if (
            isLinkOfRouter &&
            protocol.startsWith('http') &&
            new URL(value, location.href).host === 'evil.invalid'
          ) {
            found.push(`leads away: ${value}`);
          }
        }
        return found;
      });
    },
    await ownScripts,
  );
}
