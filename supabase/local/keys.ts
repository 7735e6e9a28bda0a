import { createHash, randomBytes } from 'node:crypto';
import { generateApiKey } from '@supabase/lite';

export interface StackKeys {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  /** Key that browsers subscribe to pushes with, and its secret half (RFC 8292). */
  pushPublicKey: string;
  pushPrivateKey: string;
}

/** A P-256 key pair, in the format of push services and browsers. */
export async function createPushKeys(): Promise<
  Pick<StackKeys, 'pushPublicKey' | 'pushPrivateKey'>
> {
  const { subtle } = globalThis.crypto;
  const pair = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
  const [point, { d: pushPrivateKey = '' }] = await Promise.all([
    subtle.exportKey('raw', pair.publicKey),
    subtle.exportKey('jwk', pair.privateKey),
  ]);
  return { pushPublicKey: Buffer.from(point).toString('base64url'), pushPrivateKey };
}

/** A function's key for the database, which stores only the hash. */
export function drawFunctionKey(): { key: string; hash: string } {
  const key = randomBytes(32).toString('base64url');
  return { key, hash: createHash('sha256').update(key).digest('hex') };
}

/** New keys in the format of hosted projects. */
export async function createKeys(): Promise<StackKeys> {
  const [publishable, secret, pushKeys] = await Promise.all([
    generateApiKey('publishable'),
    generateApiKey('secret'),
    createPushKeys(),
  ]);
  return {
    publishableKey: publishable.key,
    secretKey: secret.key,
    jwtSecret: randomBytes(32).toString('hex'),
    ...pushKeys,
  };
}
