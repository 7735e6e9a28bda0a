import { afterAll, beforeAll, expect, test } from 'vitest';
import { BY_WAY_OF_THE_MEMBER, listLargeReads } from '../../../tests/access/large-reads.ts';
import { startStack, type Stack } from '../start-stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ seed: false });
});
afterAll(() => stack.stop());

test.each([...listLargeReads(false), ['by way of the member', BY_WAY_OF_THE_MEMBER] as const])(
  'refuses at once %s',
  async (_name, path) => {
    const response = await fetch(`${stack.url}/rest/v1/${path}`, {
      headers: { apikey: stack.publishableKey },
    });
    expect(response.status).toBe(400);
    const message = 'The request asks for more than is answered';
    expect(await response.json()).toMatchObject({ code: 'PGRST100', message });
  },
);
