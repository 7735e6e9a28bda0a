/** Netlify reads `_headers` and `_redirects` as they are, so the project's address has to be written into them. */
export function fillRules(text: string, supabaseUrl: string): string {
  const url = supabaseUrl.replace(/\/+$/, '');
  return text
    .replaceAll('SUPABASE_SOCKET', url.replace(/^http/, 'ws'))
    .replaceAll(/SUPABASE_URL(?=[/;\s])/g, url);
}
