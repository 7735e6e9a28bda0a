import { beforeAll, describe, expect, inject, test } from 'vitest';
import { createMember, proceduresUrl } from './new-member.ts';

const { url, publishableKey } = inject('access');
type Member = Awaited<ReturnType<typeof createMember>>;

const rename = (member: Member, name: string) =>
  fetch(`${url}/rest/v1/members?id=eq.${member.id}`, {
    method: 'PATCH',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${member.token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name }),
  });

describe('who writes without end', () => {
  let busy: Member;
  let other: Member;
  const answers: Response[] = [];
  beforeAll(async () => {
    [busy, other] = await Promise.all([createMember(), createMember()]);
    for (let round = 0; round < 40; round += 1) {
      const names = Array.from({ length: 10 }, (_, index) => `Name ${round} ${index}`);
      answers.push(...(await Promise.all(names.map((name) => rename(busy, name)))));
    }
  });

  test('may make three hundred changes, and then learns how long to wait', async () => {
    const statuses = answers.map(({ status }) => status);
    expect(statuses.slice(0, 300).filter((status) => status !== 204)).toEqual([]);
    const refused = answers.filter(({ status }) => status !== 204);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer.status).toBe(429);
      const seconds = answer.headers.get('retry-after');
      expect(Number(seconds)).toBeGreaterThan(0);
      expect(Number(seconds)).toBeLessThanOrEqual(20);
      expect(await answer.json()).toMatchObject({ code: 'PT429', details: seconds });
    }
  });

  test('is answered by the procedures in the same way', async () => {
    const renames = Array.from({ length: 100 }, (_, index) => rename(busy, `Again ${index}`));
    const mutations = Array.from({ length: 10 }, (_, index) =>
      fetch(`${proceduresUrl}/users.updateName`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${busy.token}` },
        body: JSON.stringify({ json: `By procedure ${index}` }),
      }),
    );
    const [answered] = await Promise.all([Promise.all(mutations), Promise.all(renames)]);
    const refused = answered.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers } of refused) {
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  test('can still read, and delays no one', async () => {
    expect((await busy.users.getCurrentUser.query()).name).toMatch(/^(Name|Again|By procedure) /u);
    expect((await rename(other, 'Not held up')).status).toBe(204);
  });
});
