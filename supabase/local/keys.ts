import { randomBytes } from 'node:crypto';
import { generateApiKey } from '@supabase/lite';

export interface StackKeys {
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  /** Key that browsers subscribe to pushes with, and its secret half (RFC 8292). */
  pushPublicKey: string;
  pushPrivateKey: string;
}

/** A pair of keys on P-256, as push services and browsers take them. */
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

/** Fresh keys of the form that hosted projects use. */
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
