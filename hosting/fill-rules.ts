/** Settings known to the build that `_headers` and `_redirects` need. */
export type RuleSettings = {
  supabaseUrl: string;
  /** Address of the site, without a trailing slash. */
  siteUrl: string;
  /** Commit of the build. */
  release?: string;
  /** Source of the pages' inline script, if there is one. */
  pageScript?: string;
  /** Files whose names change with their content, such as `assets/main-abc.js`. */
  assets?: readonly string[];
  /** Settings of the build; empty ones or `false` count as missing. */
  env?: Readonly<Record<string, string | undefined>>;
};

const isGiven = (value: string | undefined) =>
  value !== undefined && !['', 'false'].includes(value);

/**
 * Fills in `_headers` and `_redirects`, which Netlify reads literally, with values only the build knows: addresses,
 * the names of hashed files, the source of the page's own script, and for `{VITE_NAME?…}` the part after the question
 * mark if that setting was given.
 */
export function fillRules(text: string, settings: RuleSettings): string {
  const { siteUrl, release = 'development', pageScript = '', assets = [], env = {} } = settings;
  const url = settings.supabaseUrl.replace(/\/+$/, '');
  return text
    .replace(/^\/assets\/\*\n(.*\n)/m, (_all, header: string) =>
      assets.map((file) => `/${file}\n${header}`).join(''),
    )
    .replaceAll(/\{(VITE_\w+)\?([^}]*)\}/g, (_all, name: string, part: string) =>
      isGiven(env[name]) ? part.replaceAll(name, env[name] ?? '') : '',
    )
    .replaceAll(' PAGE_SCRIPT', pageScript && ` ${pageScript}`)
    .replaceAll('SUPABASE_SOCKET', url.replace(/^http/, 'ws'))
    .replaceAll('RELEASE_ID', release)
    .replaceAll('SITE_URL', siteUrl)
    .replaceAll(/SUPABASE_URL(?=[/;\s])/g, url);
}

const REMOVED_CARDS = /^# REMOVED_CARDS.*$/m;

/** Answers every address of these cards with "gone", at the mark for them in `_redirects`. */
export function fillRemovedCards(text: string, ids: readonly number[]): string {
  if (!REMOVED_CARDS.test(text)) throw new Error('_redirects has no mark for removed cards.');
  return text.replace(REMOVED_CARDS, () =>
    ids.map((id) => `/credit-cards/${id}/* /404.html 410`).join('\n'),
  );
}
