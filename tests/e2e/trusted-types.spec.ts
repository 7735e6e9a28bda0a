import { expect, test } from './test.ts';

declare global {
  interface Window {
    trustedTypes: { createPolicy: (name: string, rules: object) => object };
  }
}

test('no text becomes markup or code', async ({ browser }) => {
  // Skips the console check, because each refusal is logged there.
  const page = await browser.newPage();
  await page.goto('/');
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => void> = {
      markup: () => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      },
      script: () => {
        document.createElement('script').text = 'alert(1)';
      },
      'a script of elsewhere': () => {
        document.createElement('script').src = 'https://elsewhere.test/a.js';
      },
      'a worker of elsewhere': () => new Worker('https://elsewhere.test/a.js'),
      'a policy of its own': () => {
        window.trustedTypes.createPolicy('own', {});
      },
    };
    return Object.keys(attempts).filter((name) => {
      try {
        attempts[name]?.();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
  });
  expect(refused).toEqual([
    'markup',
    'script',
    'a script of elsewhere',
    'a worker of elsewhere',
    'a policy of its own',
  ]);
  await page.close();
});
