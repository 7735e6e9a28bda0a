// Comments of one page and their number, from Disqus. The page frames this document, which is served under an address
// where no one signs in, so that third-party code can read no session. In the hash: `forum`, `identifier`, `title`,
// `url` and `theme`, which is `light` or `dark`.

function start() {
  const read = () => new URLSearchParams(location.hash.slice(1));
  const given = read();
  const forum = given.get('forum') ?? '';
  if (!/^[a-z0-9-]+$/.test(forum)) throw new Error('Disqus shortname is required');

  function showTheme() {
    document.documentElement.style.colorScheme = read().get('theme') === 'dark' ? 'dark' : 'light';
  }
  showTheme();
  addEventListener('hashchange', showTheme);

  /** @param {{ height: number } | { failed: true }} message */
  const tell = (message) => parent.postMessage(message, '*');
  new ResizeObserver(() => tell({ height: document.documentElement.offsetHeight })).observe(
    document.documentElement,
  );

  window.disqus_config = function configure() {
    for (const name of ['identifier', 'title', 'url'])
      this.page[name] = given.get(name) ?? undefined;
    this.language = 'en';
  };
  document
    .querySelector('.disqus-comment-count')
    .setAttribute('data-disqus-identifier', given.get('identifier') ?? '');

  /** @param {string} file @param {string} id */
  function load(file, id) {
    const script = Object.assign(document.createElement('script'), {
      src: `https://${forum}.disqus.com/${file}`,
      async: true,
      id,
    });
    script.setAttribute('data-timestamp', String(Date.now()));
    document.head.append(script);
    return script;
  }
  load('embed.js', 'dsq-embed-scr').addEventListener('error', () => tell({ failed: true }));
  load('count.js', 'dsq-count-scr');
}

// The document is only for frames of the site, so it redirects when opened alone.
if (parent === window) location.replace('/');
else start();
