import { describe, expect, it } from 'vitest';
import { checkLink } from './check-link.ts';

describe('a link of stored text', () => {
  it.each([
    [
      '/credit-cards?q=gold#rates',
      { kind: 'internal', path: '/credit-cards?q=gold', hash: 'rates' },
    ],
    ['#caps', { kind: 'internal', path: '', hash: 'caps' }],
    ['https://example.com/a', { kind: 'external', href: 'https://example.com/a' }],
    ['http://example.com', { kind: 'external', href: 'http://example.com/' }],
    ['mailto:a@example.com', { kind: 'mail', href: 'mailto:a@example.com' }],
  ])('%s is kept', (address, link) => {
    expect(checkLink(address)).toEqual(link);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://example.com',
    'https://name:word@example.com',
    'page-without-a-slash',
    'https://[',
    '/..//evil.test/x',
    '/.//evil.test/x',
    '',
  ])('%j is refused', (address) => {
    expect(checkLink(address)).toBeNull();
  });

  it('to another host stays one, however the slashes lean', () => {
    for (const address of ['//example.com/x', '/\\example.com/x', '\\\\example.com/x']) {
      expect(checkLink(address)).toEqual({ kind: 'external', href: 'https://example.com/x' });
    }
  });
});
