/**
 * Throws a sentence if third-party scripts would run where a session can be read: comments and the tag manager need
 * an address other than the site's.
 */
export function assertWidgetsOrigin(
  env: Readonly<Record<string, string | undefined>>,
  siteUrl: string,
): void {
  const used = ['VITE_DISQUS_SHORTNAME', 'VITE_TAG_MANAGER_ID'].filter((name) => env[name]);
  if (used.length === 0) return;
  const given = env['VITE_WIDGETS_ORIGIN'] ?? '';
  const isOrigin = URL.canParse(given) && new URL(given).origin === given;
  if (isOrigin && given !== new URL(siteUrl).origin) return;
  throw new Error(
    `${used.join(' and ')} need VITE_WIDGETS_ORIGIN: another address of the site, such as https://widgets.example.com`,
  );
}
