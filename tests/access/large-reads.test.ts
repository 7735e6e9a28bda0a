import { expect, inject, test } from 'vitest';
import { z } from 'zod';

const access = inject('access');

async function ask(path: string, token?: string) {
  const started = performance.now();
  const response = await fetch(`${access.url}/rest/v1/${path}`, {
    headers: {
      apikey: access.publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  const text = await response.text();
  return { status: response.status, text, ms: performance.now() - started };
}

const repeat = (times: number, write: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => write(index)).join(',');

/** Cards of companies of cards …: each level has all rows of the one before, many times over. */
function nest(levels: number): string {
  if (levels === 0) return 'id';
  return `id,${levels % 2 === 1 ? 'companies' : 'credit_cards'}(${nest(levels - 1)})`;
}

const pattern = encodeURIComponent(String.raw`(.*)(.*)(.*)(.*)(.*)x\1\2\3\4\5y`);

test.each([
  ['embeds nested nine deep', `credit_cards?select=${nest(9)}`],
  ['three deep', 'benefits?select=credit_card_benefits(benefit_spending(sub_categories(id)))'],
  ['200 embeds', `credit_cards?select=${repeat(200, (n) => `a${n}:category_points(*)`)}`],
  ['three of one', `credit_cards?select=${repeat(3, (n) => `a${n}:category_points(*)`)}`],
  ['the same column 200 times', `credit_cards?select=${repeat(200, (n) => `a${n}:source`)}`],
  ['parts of one column', `whiteboards?select=${repeat(3, (n) => `a${n}:document->elements`)}`],
  ['what rows share', 'category_points?select=sub_categories(merchants(*))'],
  ['and a cycle', 'credit_cards?select=id,companies(credit_cards(id))'],
  ['by a hint', 'credit_cards?select=id,companies!company_id(credit_cards(id))'],
  ['by a table between', 'credit_cards?select=id,benefits(credit_cards(id))'],
  ['by a key', 'credit_cards?select=id,credit_cards_company_id_fkey(id)'],
  ['by a column', 'credit_cards?select=id,company_id(id)'],
  ['spread', 'credit_cards?select=id,...companies(...credit_cards(id))'],
  ['written otherwise', 'credit_cards?select=id,"companies"(x:%22credit_cards%22%20(id))'],
  [
    'of many rows that are named',
    `credit_cards?select=id,companies(credit_cards(id))&id=in.(${repeat(51, String)})`,
  ],
  ['a pattern', `credit_cards?select=id&source=match.${pattern}`],
  ['of any case', `credit_cards?select=id&or=(id.eq.1,not.and(source.imatch.${pattern},id.eq.2))`],
  ['of an embed', `companies?select=id,credit_cards(id)&credit_cards.source=match.${pattern}`],
])('refuses at once %s', { timeout: 60_000 }, async (_, path) => {
  const { status, text, ms } = await ask(path);
  expect({ status, body: z.json().parse(JSON.parse(text)) }).toMatchObject({
    status: 400,
    body: { code: 'PGRST100', message: 'The request asks for more than is answered' },
  });
  expect(ms).toBeLessThan(1000);
});

test.each(['', '&id=eq.00000000-0000-4000-8000-000000000000'])(
  'a member’s rows do not lead to all others by way of the member%s',
  async (filter) => {
    const way = 'members!member_cards_member_id_fkey(whiteboards(document))';
    const { status, text } = await ask(`member_cards?select=${way}${filter}`, access.tokens.owner);
    expect(status).toBe(400);
    expect(text).toContain('PGRST100');
  },
);

const transfer =
  'card:credit_cards!point_transfers_credit_card_id_fkey(id),to:point_systems!point_transfers_to_point_system_id_fkey(id)';

test.each([
  'credit_cards?select=id,credit_card_rules!credit_card_rules_credit_card_id_fkey(blocking:credit_cards!credit_card_rules_blocking_credit_card_id_fkey(id))',
  `point_systems?select=id,point_transfers!point_transfers_from_point_system_id_fkey(${transfer})`,
  'credit_cards?select=*,companies(*),category_points(*),card_choices(*,card_choice_options(*))',
  'credit_cards?select=*,companies(*,credit_cards(*))&id=in.(1,2,3)',
  'credit_cards?select=*,companies(*,credit_cards(*))&slug=eq.amex-gold',
  'credit_cards?select=id&source=ilike.*page*',
])('answers what pages ask: %s', async (path) => {
  expect((await ask(path)).status).toBe(200);
});
