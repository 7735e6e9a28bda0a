import { expect, it } from 'vitest';

const routes = import.meta.glob<string>('./app/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Pages that say nothing of what issuers would: an audit of a statement. */
const silent = ['./app/my-annual-spending.tsx'];

it('asks who applies on every page that waits for the application rules', () => {
  const judging = Object.entries(routes).filter(
    ([file, text]) => text.includes('ensureEligibility(') && !silent.includes(file),
  );
  expect(judging.length).toBeGreaterThan(10);
  const without = judging.filter(([, text]) => !text.includes('asksWhoApplies: true'));
  expect(without.map(([file]) => file)).toEqual([]);
});
