import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';

/** A script that runs before a page's first paint, without a request. */
export type PageScript = {
  readonly text: string;
  /** Its source expression in the content-security policy. */
  readonly source: string;
};

export function readPageScript(root: string): PageScript {
  const text = ['theme.js', 'start-app.js']
    .map((name) => {
      const code = readFileSync(path.join(root, 'public', name), 'utf8');
      return minifySync(name, code, { module: false }).code.trim();
    })
    .join('\n');
  if (text.includes('</')) throw new Error('The script of the page ends the element it is in.');
  const hash = createHash('sha256').update(text).digest('base64');
  return { text, source: `'sha256-${hash}'` };
}
