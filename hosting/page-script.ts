import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';

/** Scripts in the pages themselves, which run before the first paint without a request. */
export type PageScript = {
  /** Script of every page. */
  readonly text: string;
  /** Script of a member's home page, which starts its first reads. */
  readonly reads: string;
  /** Their source expressions in the content-security policy. */
  readonly source: string;
};

export function readPageScript(root: string): PageScript {
  const [text = '', reads = ''] = [['theme.js', 'start-app.js'], ['start-reads.js']].map((names) =>
    names
      .map((name) => {
        const code = readFileSync(path.join(root, 'public', name), 'utf8');
        return minifySync(name, code, { module: false }).code.trim();
      })
      .join('\n'),
  );
  if (`${text}${reads}`.includes('</'))
    throw new Error('The script of the page ends the element it is in.');
  const sources = [text, reads].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return { text, reads, source: sources.join(' ') };
}
