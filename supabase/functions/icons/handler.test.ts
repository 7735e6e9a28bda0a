import assert from 'node:assert/strict';
import { answerIcons } from './handler.ts';
import { LUCIDE_BODIES } from './lucide-icons.ts';

function ask(path: string, method = 'GET'): Response {
  return answerIcons(new Request(`http://functions.test${path}`, { method }));
}

Deno.test('icons come in Iconify’s form and may be kept', async () => {
  const response = ask('/icons/lucide.json?icons=utensils,plane');
  assert.equal(response.status, 200);
  assert.match(response.headers.get('cache-control') ?? '', /public, max-age=\d+/);
  assert.deepEqual(await response.json(), {
    prefix: 'lucide',
    icons: {
      utensils: { body: LUCIDE_BODIES['utensils'] },
      plane: { body: LUCIDE_BODIES['plane'] },
    },
    width: 24,
    height: 24,
  });
});

Deno.test('names that are not known are listed', async () => {
  const answer: unknown = await ask('/icons/lucide.json?icons=no-such-icon,constructor').json();
  assert.deepEqual(answer, {
    prefix: 'lucide',
    icons: {},
    not_found: ['no-such-icon', 'constructor'],
    width: 24,
    height: 24,
  });
});

Deno.test('drawings hold shapes only, nothing that runs or loads', () => {
  assert.ok(Object.keys(LUCIDE_BODIES).length > 50);
  for (const body of Object.values(LUCIDE_BODIES)) {
    assert.doesNotMatch(body, /<script|\son\w+=|href|url\(/i);
  }
});

Deno.test('other sets, other verbs and too much at once are refused', () => {
  assert.equal(ask('/icons/other.json?icons=a').status, 404);
  assert.equal(ask('/icons/__proto__.json?icons=a').status, 404);
  assert.equal(ask('/icons/constructor.json?icons=a').status, 404);
  assert.equal(ask('/icons/lucide.json').status, 400);
  assert.equal(ask('/icons/lucide.json?icons=<b>').status, 400);
  assert.equal(ask('/icons/lucide.json?icons=a', 'POST').status, 405);
  const many = Array.from({ length: 201 }, (_, index) => `i${index}`).join(',');
  assert.equal(ask(`/icons/lucide.json?icons=${many}`).status, 413);
  assert.equal(ask(`/icons/lucide.json?icons=${'a'.repeat(9000)}`).status, 413);
});
