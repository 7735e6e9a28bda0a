import { getEnv } from '@/lib/env.ts';

/** What a thread belongs to. */
export type CommentedPage = {
  /** Stays the same when the title or the address changes. */
  readonly identifier: string;
  readonly title: string;
  readonly url: string;
};

type DisqusConfig = {
  page: { identifier?: string; title?: string; url?: string };
  language?: string;
};
type Configure = (this: DisqusConfig) => void;

declare global {
  interface Window {
    disqus_config?: Configure;
    DISQUS?: { reset: (options: { reload: boolean; config: Configure }) => void };
    DISQUSWIDGETS?: { getCount: (options: { reset: boolean }) => void };
  }
}

const LANGUAGE = 'en';

export function requireShortname(
  shortname: string | undefined = getEnv().VITE_DISQUS_SHORTNAME,
): string {
  if (shortname === undefined || !/^[a-z0-9-]+$/u.test(shortname)) {
    throw new Error('Disqus shortname is required');
  }
  return shortname;
}

function appendScript(src: string, attributes: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.addEventListener('load', () => {
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The comments could not be loaded.'));
    });
    document.head.append(script);
  });
}

/** Draws a page's thread into the element with the id `disqus_thread`. */
export async function showThread(shortname: string, page: CommentedPage): Promise<void> {
  const configure: Configure = function configure() {
    Object.assign(this.page, page);
    this.language = LANGUAGE;
  };
  if (window.DISQUS) {
    window.DISQUS.reset({ reload: true, config: configure });
    return;
  }
  window.disqus_config = configure;
  await appendScript(`https://${shortname}.disqus.com/embed.js`, {
    'data-timestamp': String(Date.now()),
  });
}

/** Fills every element of the class `disqus-comment-count` with its number. */
export async function showCounts(shortname: string): Promise<void> {
  if (window.DISQUSWIDGETS) {
    window.DISQUSWIDGETS.getCount({ reset: true });
    return;
  }
  await appendScript(`https://${shortname}.disqus.com/count.js`, { id: 'dsq-count-scr' });
}
