import { describe, expect, it } from 'vitest';
import { type GuardConfig, isCallbackPath, isGuarded } from './is-guarded.ts';

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
    // The router takes all of these for paths of the app.
    ['/APP/my-cards', true],
    ['/Admin', true],
    ['/ADMIN/Tips/', true],
    ['//app/my-cards', true],
    ['/%61pp/my-cards', true],
    ['/Confirm/', false],
    ['/LOGIN//', false],
    ['/100%', false],
  ])('%s needs a session: %s', (path, isNeeded) => {
    expect(isGuarded(path)).toBe(isNeeded);
  });

  // Work that grows with the square of the slashes would fail by the time limit.
  it('takes a path of very many slashes for one of the app', () => {
    expect(isGuarded(`/app${'/'.repeat(500_000)}x`)).toBe(true);
  });
});

it.each([
  ['/confirm', true],
  ['/confirm/', true],
  ['/Confirm', true],
  ['/confirmed', false],
  ['/app', false],
])('%s is where a sign-in provider returns to: %s', (path, isCallback) => {
  expect(isCallbackPath(path)).toBe(isCallback);
});

describe('patterns', () => {
  const config: GuardConfig = {
    include: ['/*'],
    exclude: ['/docs/*', '/a.b', '/Open'],
    login: '/sign-in',
    callback: '/back',
  };

  it('never guard the login and the callback', () => {
    expect(isGuarded('/sign-in', config)).toBe(false);
    expect(isGuarded('/back/', config)).toBe(false);
  });

  it('leave out what is excluded, and match a dot only with a dot', () => {
    expect(isGuarded('/docs/x', config)).toBe(false);
    expect(isGuarded('/a.b', config)).toBe(false);
    expect(isGuarded('/aXb', config)).toBe(true);
    expect(isGuarded('/OPEN', config)).toBe(false);
  });
});
