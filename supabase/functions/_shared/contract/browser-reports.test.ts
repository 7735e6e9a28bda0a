import { expect, test } from 'vitest';
import { listFrames, scrubMessage, toRoutePattern } from './browser-reports.ts';

test.each([
  [
    "Cannot read properties of undefined (reading 'annualFee')",
    "Cannot read properties of undefined (reading 'annualFee')",
  ],
  [
    'can\'t access property "name", e is undefined',
    'can\'t access property "name", e is undefined',
  ],
  [
    "undefined is not an object (evaluating 'e.t0.name')",
    "undefined is not an object (evaluating 'e.t0.name')",
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=HTML',
    'Minified React error #418; visit …',
  ],
  [
    'Failed to fetch dynamically imported module: https://site.test/assets/find-Cy494MaQ.js?x=1',
    'Failed to fetch dynamically imported module: /assets/find-Cy494MaQ.js?x=#',
  ],
  [
    'Unexpected token \'A\', ..."name": "Ann Smith", "fee": "95"... is not valid JSON',
    'Unexpected token “…”... is not valid JSON',
  ],
  ['The wallet “Ann’s trip” is full, it isn’t saved', 'The wallet “…”t saved'],
  ['duplicate key "Ann Smi', 'duplicate key “…”'],
  [
    "Cannot read properties of undefined (reading 'Ann Smith')",
    'Cannot read properties of undefined (reading “…”)',
  ],
  ['$1,234.50 of 95 dollars', '# of # dollars'],
  ['US$1,234.50 on 12/31/2026, #95', 'US$# on #/#/# ##'],
  ['ann@pointfolio.test is taken', '… is taken'],
  ['ann＠pointfolio.test owes １２３ or ٤٥٦', '… owes # or #'],
  ['GET https://abcd.supabase.co/rest/v1/member_cards?notes=eq.secret', 'GET …'],
  ['token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ', 'token ….eyJ'],
  ['no row 0190f7a2-5cd1-7b2e-9f10-0123456789ab', 'no row …'],
  ['a\u0000b\n\nc', 'a b c'],
  ['x'.repeat(5000), 'x'.repeat(300)],
])('%s', (message, scrubbed) => {
  expect(scrubMessage(message)).toBe(scrubbed);
});

test('only places in files of the build are kept of a stack', () => {
  const stack = `Error: Ann owes $5
    at Ge (https://site.test/assets/index-B1a_c2.js:1:2345)
    at https://site.test/assets/index-B1a_c2.js:2:1
    at chrome-extension://abcdefgh/content.js:1:1
    at https://site.test/app/my-wallets/ann?fee=95:3:4
e@https://site.test/assets/find-x.js:1:9`;
  expect(listFrames(stack)).toBe(
    '/assets/index-B1a_c2.js:1:2345\n/assets/index-B1a_c2.js:2:1\n/assets/find-x.js:1:9',
  );
  expect(listFrames(stack.repeat(50)).split('\n')).toHaveLength(8);
});

test.each([
  ['https://site.test/app/best-card/17?amount=5#x', '/app/best-card/*'],
  [
    'https://site.test/shared-whiteboard/0190f7a2-5cd1-7b2e-9f10-0123456789ab',
    '/shared-whiteboard/*',
  ],
  ['https://site.test/a/Ann', '/a/*'],
  ['https://site.test', '/'],
  ['about', '/about'],
  ['http://[', '/*'],
])('the page at %s is %s', (address, route) => {
  expect(toRoutePattern(address)).toBe(route);
});
