import { expect, it } from 'vitest';
import { displayNameSchema } from './fields.ts';
import { isPlainText, isVisibleName, WEB_ADDRESS } from './visible-name.ts';

it.each(['Trip', 'Ωmega', '家計', 'عائلة', '🧳', '👩‍🚀 crew', 'a\u0301'])('%j is a name', (name) => {
  expect(isVisibleName(name)).toBe(true);
  expect(displayNameSchema.parse(name)).toBe(name);
});

it.each([
  'Ann\u200B',
  'A\u00ADnn',
  'An\u200Dn',
  'An\uFE0Fn',
  'Ann\u{E0041}',
  '\n\nAnn',
  'Ann\u001B[1m',
])('%j looks like another name', (name) => {
  expect(isVisibleName(name)).toBe(false);
});

it('a text may have several lines, but nothing that turns the writing around it', () => {
  expect(isPlainText('The fee is\n\t$95, as العربية says.')).toBe(true);
  for (const text of ['a\u202Eb', 'a\u2066b', 'a\u0007b', 'a\u2028b'])
    expect(isPlainText(text)).toBe(false);
});

it('an address has nothing before its host', () => {
  expect(WEB_ADDRESS.test('https://chase.com/a@b?c=@')).toBe(true);
  for (const address of ['https://chase.com@evil.test/', 'https://a:b@evil.test', 'https:///a'])
    expect(WEB_ADDRESS.test(address)).toBe(false);
});

it.each(['\u200B', '\u3164', '\u2800\u2800', 'gpj.\u202Eexe', '\u2066x\u2069'])(
  '%j is none',
  (name) => {
    expect(isVisibleName(name)).toBe(false);
    expect(displayNameSchema.safeParse(name).success).toBe(false);
  },
);

it('no name at all is left to whoever asks for one', () => {
  expect(displayNameSchema.parse(' ')).toBe('');
  expect(displayNameSchema.safeParse('\u200B').success).toBe(false);
});
