/**
 * Finders of a weakness look here for a contact. RFC 9116 recommends an expiry of less than a year: each build renews
 * it.
 */
const DAYS = 330;

/** Renders `security.txt` of a site; `contact` is a `mailto:` or an `https:` address. */
export function composeSecurityText(contact: string, siteUrl: string, now: Date): string {
  if (!/^(?:mailto:[^\s@]+@\S+|https:\/\/\S+)$/.test(contact)) {
    throw new Error('SECURITY_CONTACT is a mailto: or an https: address.');
  }
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + DAYS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/terms-of-service#weaknesses`,
    '',
  ].join('\n');
}
