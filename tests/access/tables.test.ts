import { describe, expect, inject, test } from 'vitest';
import { attempt, createActor } from './attempt.ts';
import { ACTORS, OUTCOMES, TABLES, VERBS } from './matrix.ts';

const access = inject('access');

test('every table of the API is declared', () => {
  expect(TABLES.map(({ table }) => table).sort()).toEqual(access.tableNames);
});

// The owner comes last, because an allowed removal takes the row away.
const order = [...ACTORS].sort((a, b) => Number(a === 'owner') - Number(b === 'owner'));
const attempts = order.flatMap((actor) =>
  TABLES.flatMap((table) =>
    VERBS.map((verb, index) => ({
      ...table,
      actor,
      verb,
      outcome: OUTCOMES[table.kind][actor][index],
    })),
  ),
);

describe.each(order)('%s', (actor) => {
  const client = createActor(access, actor);

  test.each(attempts.filter((entry) => entry.actor === actor))(
    '$table: $verb is $outcome',
    async ({ outcome, verb, ...table }) => {
      const row = access.rows[table.table] ?? {};
      expect(await attempt(client, table, row, actor, verb)).toBe(outcome);
    },
  );
});
