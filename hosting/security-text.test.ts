import { describe, expect, it } from 'vitest';
import { composeSecurityText } from './security-text.ts';

describe('security.txt', () => {
  const compose = (contact: string) =>
    composeSecurityText(contact, 'https://site.test', new Date('2026-03-01T12:00:00Z'));

  it('says whom to tell, for less than a year', () => {
    expect(compose('mailto:security@site.test')).toBe(
      [
        'Contact: mailto:security@site.test',
        'Expires: 2027-01-25T12:00:00.000Z',
        'Preferred-Languages: en',
        'Canonical: https://site.test/.well-known/security.txt',
        'Policy: https://site.test/terms-of-service#weaknesses',
        '',
      ].join('\n'),
    );
  });

  it.each(['security@site.test', 'http://site.test', 'mailto:a@b\nExpires: never', ''])(
    'has no such contact: %j',
    (contact) => {
      expect(() => compose(contact)).toThrow(/SECURITY_CONTACT/);
    },
  );
});
