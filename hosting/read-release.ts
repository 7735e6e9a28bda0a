import { execFileSync } from 'node:child_process';

function readHead(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    // A source archive has no commit.
    return 'unknown';
  }
}

/** Commit of the build, from Netlify or git, in the twelve letters that reports contain. */
export function readRelease(env: Readonly<Record<string, string | undefined>>): string {
  return (env['COMMIT_REF'] ?? readHead()).trim().slice(0, 12);
}
