import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { BY_WAY_OF_THE_MEMBER, listLargeReads } from './large-reads.ts';

const access = inject('access');

async function ask(path: string, token?: string) {
  const response = await fetch(`${access.url}/rest/v1/${path}`, {
    headers: {
      apikey: access.publishableKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  return { status: response.status, text: await response.text() };
}

const refusalSchema = z.object({ code: z.string() });

/** Requests that exceed a visitor's time limit on a server; the embedded stack refuses all of them. */
const ENDLESS = ['embeds nested nine deep', 'a pattern', 'of any case', 'of an embed'];
/** Outcomes of the others: answered, stopped by the limit, or not supported by PostgREST. */
const BOUNDED = ['answered', '57014', 'PGRST200', 'PGRST119'];

test.each(listLargeReads(access.isOnServer))(
  'a read with %s is answered, stopped or refused',
  async (name, path) => {
    const { status, text } = await ask(path);
    const outcome = status === 200 ? 'answered' : refusalSchema.parse(JSON.parse(text)).code;
    const onServer = ENDLESS.includes(name) ? ['57014'] : BOUNDED;
    expect(access.isOnServer ? onServer : ['PGRST100']).toContain(outcome);
  },
);

const idsSchema = z.tuple([z.object({ id: z.number() })]).rest(z.unknown());

test.each(['', '&id=eq.00000000-0000-4000-8000-000000000000'])(
  'embeds do not lead from a member’s rows to others’ rows: %s',
  async (filter) => {
    // Another file may have removed the owner's card, and without one there is nothing to read.
    const [{ id }] = idsSchema.parse(JSON.parse((await ask('credit_cards?select=id')).text));
    const added = await fetch(`${access.url}/rest/v1/member_cards`, {
      method: 'POST',
      headers: {
        apikey: access.publishableKey,
        authorization: `Bearer ${access.tokens.owner}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ credit_card_id: id }),
    });
    expect(added.status).toBe(201);
    const { status, text } = await ask(`${BY_WAY_OF_THE_MEMBER}${filter}`, access.tokens.owner);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).toContain(access.isOnServer ? '54001' : 'PGRST100');
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
])('answers requests that pages make: %s', async (path) => {
  expect((await ask(path)).status).toBe(200);
});

test.each([
  ['a visitor', undefined, 128, 'categories'],
  ['a member', access.tokens.owner, 256, 'purchases'],
  ['a member with a board', access.tokens.owner, 2560, 'whiteboards'],
  ['an admin', access.tokens.admin, 8 * 1024, 'companies'],
])('a body from %s is limited before it is read', async (_who, token, kilobytes, table) => {
  // The server may answer and close the connection before the whole body is sent.
  const send = (bytes: number) =>
    fetch(`${access.url}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        apikey: access.publishableKey,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: `[${' '.repeat(bytes - 2)}]`,
    }).then(
      ({ status }) => status,
      () => 413,
    );
  expect(await send(kilobytes * 1024)).not.toBe(413);
  expect(await send(kilobytes * 1024 + 1)).toBe(413);
});
