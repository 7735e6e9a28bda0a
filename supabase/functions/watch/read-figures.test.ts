import assert from 'node:assert/strict';
import { findIssuer, ISSUERS } from './issuers.ts';
import { readFigures } from './read-figures.ts';
import { readText } from './read-text.ts';

function read(host: string, html: string) {
  const issuer = findIssuer(host);
  assert.ok(issuer);
  return readFigures(readText(html), issuer);
}
const readChase = (html: string) => read('creditcards.chase.com', html);

Deno.test('a menu, a footer, a link, a script or a hidden part says nothing of the card', () => {
  const claim = 'Annual fee $0. Foreign transactions: none.';
  for (const html of [
    `<nav>${claim}</nav>`,
    `<nav><nav>x</nav>${claim}</nav>`,
    `<NAV CLASS="a > b">${claim}</NAV>`,
    `<header>${claim}</header>`,
    `<footer>${claim}</footer>`,
    `<aside>${claim}</aside>`,
    `<div role="navigation"><div>x</div>${claim}</div>`,
    `<div class=x role=banner>${claim}</div>`,
    `<a href="/x">${claim}</a>`,
    `<p hidden>${claim}</p>`,
    `<p aria-hidden="true">${claim}</p>`,
    `<script>"<p>${claim}</p>"</script>`,
    `<script type="a" data-x='</script>'>${claim}</SCRIPT >`,
    `<style>${claim}</style>`,
    `<template>${claim}</template>`,
    `<!-- <p>${claim}</p> -->`,
    `<p title="${claim}">`,
    `<nav>${claim}`,
    `<script>${claim}`,
    `<p "${claim}`,
  ]) {
    assert.deepEqual(readChase(`<p>Words</p>${html}`), {}, html);
  }
  const around = '<nav>Annual fee $550</nav><p class="hidden lg:block">Annual fee $95</p>';
  assert.deepEqual(readChase(around), { fee_cents: 9500 });
  assert.deepEqual(readChase('<p>1 < 2</p><p>Annual&nbsp;fee &dollar;95'), { fee_cents: 9500 });
});

Deno.test('a slogan is no figure', () => {
  assert.deepEqual(readChase('<h2>No foreign transaction fees</h2><h2>No annual fee</h2>'), {});
});

Deno.test('a page that says two things says nothing', () => {
  assert.deepEqual(readChase('<p>Annual fee $95</p><p>Annual fee $95</p>'), { fee_cents: 9500 });
  assert.deepEqual(readChase('<p>Annual fee $95</p><p>Annual fee $550</p>'), {});
});

Deno.test('sentences of five issuers', () => {
  assert.deepEqual(
    readChase(
      'Annual fee $0 introductory annual fee for the first year, then $150. Earn 50,000 bonus miles after you spend $3,000 on purchases in the first 3 months your account is open.',
    ),
    { fee_cents: 15_000, points: 50_000, spend_cents: 300_000, months: 3 },
  );
  assert.deepEqual(
    read(
      'www.americanexpress.com',
      'Earn 130,000 Hilton Honors Bonus Points after you spend $3,000 in purchases on your new Card within the first 6 months. $150 Annual Fee. Foreign transaction fee: 2.7% of each transaction.',
    ),
    {
      ...{ points: 130_000, spend_cents: 300_000, months: 6 },
      ...{ fee_cents: 15_000, abroad_percent: 2.7 },
    },
  );
  assert.deepEqual(
    read(
      'www.citi.com',
      'Earn $200 cash back bonus after spending $1,500 on purchases in the first 6 months of account opening. $0 Annual Fee',
    ),
    { cash_cents: 20_000, spend_cents: 150_000, months: 6, fee_cents: 0 },
  );
  assert.deepEqual(
    read(
      'www.capitalone.com',
      'Earn a one-time $200 cash bonus once you spend $500 on purchases within the first 3 months from account opening. Annual fee: $39',
    ),
    { cash_cents: 20_000, spend_cents: 50_000, months: 3, fee_cents: 3900 },
  );
  assert.deepEqual(
    read(
      'www.bankofamerica.com',
      '$200 cash rewards bonus after making at least $1,000 in purchases in the first 90 days of your account opening. Annual fee: None',
    ),
    { cash_cents: 20_000, spend_cents: 100_000, months: 3, fee_cents: 0 },
  );
});

Deno.test('hostile pages say nothing, soon, and figures stay figures', () => {
  for (const html of [
    '<'.repeat(1_000_000),
    '<a "'.repeat(500_000),
    '<nav>'.repeat(400_000),
    '<!--'.repeat(500_000),
    '<script>'.repeat(300_000),
    '&#x'.repeat(600_000),
    'annual fee $ 0 intro '.repeat(100_000),
    'Earn 1,000 '.repeat(200_000),
    `Earn 1,000 ${'a '.repeat(1_000_000)}`,
    '1,'.repeat(1_000_000),
  ]) {
    const text = readText(html);
    for (const issuer of ISSUERS) assert.deepEqual(readFigures(text, issuer), {});
  }
  assert.deepEqual(readChase(`Annual fee $${'9'.repeat(400)}`), { fee_cents: 100_000_000 });
  assert.deepEqual(readChase(`Foreign transactions: ${'9'.repeat(400)}% of it`), {
    abroad_percent: 100,
  });
});
