import { expect, it } from 'vitest';
import { displayNameSchema } from './fields.ts';
import { isVisibleName } from './visible-name.ts';

it.each(['Trip', 'Ωmega', '家計', 'عائلة', '🧳', '👩‍🚀 crew', 'a\u0301'])('%j is a name', (name) => {
  expect(isVisibleName(name)).toBe(true);
  expect(displayNameSchema.parse(name)).toBe(name);
});

it.each(['\u200B', '\u00A0\u2003', '\u3164', '\u2800\u2800', 'gpj.\u202Eexe', '\u2066x\u2069'])(
  '%j is none',
  (name) => {
    expect(isVisibleName(name)).toBe(false);
    expect(displayNameSchema.safeParse(`a${name}`).success).toBe(!/[\u202E\u2066]/u.test(name));
  },
);

it('no name at all is left to whoever asks for one', () => {
  expect(displayNameSchema.parse(' ')).toBe('');
  expect(displayNameSchema.safeParse('\u200B').success).toBe(false);
});
