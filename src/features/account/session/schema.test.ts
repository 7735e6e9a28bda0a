import { describe, expect, it } from 'vitest';
import { loginSchema, newPasswordSchema, registerSchema } from './schema.ts';

const isTaken = (password: string) => newPasswordSchema.safeParse({ password }).success;

describe('a new password', () => {
  it('has eight characters', () => {
    expect(isTaken('7 signs')).toBe(false);
    expect(isTaken('8  signs')).toBe(true);
  });

  it.each(['aaaaaaaa', '11111111', '        ', '!"§$%&/(', 'пароль пароль', '🦊🦊🦊🦊🦊🦊🦊🦊'])(
    '%j may be one: nothing is asked of its characters',
    (password) => {
      expect(isTaken(password)).toBe(true);
    },
  );

  it('is taken with 64 characters, and refused if the hash would cut it', () => {
    expect(isTaken('a'.repeat(64))).toBe(true);
    expect(isTaken('a'.repeat(72))).toBe(true);
    expect(isTaken('a'.repeat(73))).toBe(false);
    expect(isTaken('ä'.repeat(37))).toBe(false);
  });

  it('is sent as it was typed, now and at each sign-in', () => {
    const typed = { email: 'ann@example.test', password: '  Ä Secret\t ' };
    expect(registerSchema.parse(typed)).toEqual(typed);
    expect(loginSchema.parse(typed)).toEqual(typed);
  });
});

it('an account takes an address and a password, and no secret question', () => {
  expect(Object.keys(registerSchema.shape)).toEqual(['email', 'password']);
});
