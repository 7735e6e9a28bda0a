import { readTokenRole } from '../src/lib/token-role.ts';

/** Throws a sentence if a setting that pages contain is a secret key of Supabase, new or old. */
export function assertNoSecret(env: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value = ''] of Object.entries(env)) {
    const isSecret = value.startsWith('sb_secret_') || readTokenRole(value) === 'service_role';
    if (isSecret && name.startsWith('VITE_')) {
      throw new Error(`${name} is a secret, which pages would give to everybody`);
    }
  }
}
