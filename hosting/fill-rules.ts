/**
 * Netlify reads `_headers` and `_redirects` as they are, so the project's address has to be written into them, and the
 * source of the script that pages have in themselves, if they have one.
 */
export function fillRules(text: string, supabaseUrl: string, pageScript = ''): string {
  const url = supabaseUrl.replace(/\/+$/, '');
  return text
    .replaceAll(' PAGE_SCRIPT', pageScript && ` ${pageScript}`)
    .replaceAll('SUPABASE_SOCKET', url.replace(/^http/, 'ws'))
    .replaceAll(/SUPABASE_URL(?=[/;\s])/g, url);
}
