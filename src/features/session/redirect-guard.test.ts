import { describe, expect, it } from 'vitest';
import { type GuardConfig, isGuarded } from './redirect-guard.ts';

describe('the guard of the app', () => {
  it.each([
    ['/', false],
    ['/login', false],
    ['/confirm', false],
    ['/credit-cards/1/amex-gold', false],
    ['/app', true],
    ['/app/', true],
    ['/app/my-cards', true],
    ['/admin/tips', true],
    ['/apples', false],
  ])('%s needs a session: %s', (path, isNeeded) => {
    expect(isGuarded(path)).toBe(isNeeded);
  });
});

describe('patterns', () => {
  const config: GuardConfig = {
    include: ['/*'],
    exclude: ['/docs/*', '/a.b'],
    login: '/sign-in',
    callback: '/back',
  };

  it('never guard the login and the callback', () => {
    expect(isGuarded('/sign-in', config)).toBe(false);
    expect(isGuarded('/back/', config)).toBe(false);
  });

  it('leave out what is excluded, and take a dot for a dot', () => {
    expect(isGuarded('/docs/x', config)).toBe(false);
    expect(isGuarded('/a.b', config)).toBe(false);
    expect(isGuarded('/aXb', config)).toBe(true);
  });
});
