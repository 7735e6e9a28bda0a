import { randomBytes } from 'node:crypto';
import { generateApiKey } from '@supabase/lite';

export interface StackKeys {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
}

/** Fresh keys of the form that hosted projects use. */
export async function createKeys(): Promise<StackKeys> {
  const [publishable, secret] = await Promise.all([
    generateApiKey('publishable'),
    generateApiKey('secret'),
  ]);
  return {
    publishableKey: publishable.key,
    secretKey: secret.key,
    jwtSecret: randomBytes(32).toString('hex'),
  };
}
