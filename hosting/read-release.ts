import { execFileSync } from 'node:child_process';

function readHead(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    // An archive of the source has no commit.
    return 'unknown';
  }
}

/** The commit that is built, as Netlify or git names it, in the twelve letters that reports carry. */
export function readRelease(env: Readonly<Record<string, string | undefined>>): string {
  return (env['COMMIT_REF'] ?? readHead()).trim().slice(0, 12);
}
