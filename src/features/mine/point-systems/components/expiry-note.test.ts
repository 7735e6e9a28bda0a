import { expect, it } from 'vitest';
import { asksForDay, describeExpiry } from './expiry-note.tsx';

const unknown = { expiry_rule: null, expires_after_months: null, kept_alive_by: null };

it('says when points are lost, and what keeps them', () => {
  expect(
    describeExpiry({
      expiry_rule: 'inactivity',
      expires_after_months: 24,
      kept_alive_by: 'Any purchase keeps them alive.',
    }),
  ).toBe('They expire after 24 months without activity. Any purchase keeps them alive.');
  expect(describeExpiry({ ...unknown, expiry_rule: 'age', expires_after_months: 36 })).toBe(
    'They expire 36 months after you earn them, whatever you do.',
  );
  expect(describeExpiry({ ...unknown, expiry_rule: 'never' })).toBe('They don’t expire.');
  expect(describeExpiry({ ...unknown, expiry_rule: 'never', kept_alive_by: 'With a card.' })).toBe(
    'They don’t expire. With a card.',
  );
});

it('says nothing where nothing is known', () => {
  expect(describeExpiry(unknown)).toBeNull();
  expect(describeExpiry({ ...unknown, expiry_rule: 'a-rule-to-come' })).toBeNull();
});

it('asks for no day of points that never expire, and keeps one that was entered', () => {
  expect(asksForDay({ expiry_rule: 'never' }, null)).toBe(false);
  expect(asksForDay({ expiry_rule: 'never' }, '2027-01-31')).toBe(true);
  expect(asksForDay({ expiry_rule: 'inactivity' }, null)).toBe(true);
  expect(asksForDay({ expiry_rule: null }, null)).toBe(true);
});
