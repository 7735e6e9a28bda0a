/** A browser's side of a push subscription: its keys, and decryption of messages (RFC 8291, RFC 8188). */
export type PushReceiver = {
  readonly p256dh: string;
  readonly auth: string;
  readonly decrypt: (body: Uint8Array) => Promise<string>;
};

export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };
const POINT_BYTES = 65;
const { subtle } = globalThis.crypto;
const utf8 = (text: string) => new TextEncoder().encode(text);
const join = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

async function derive(secret: BufferSource, salt: BufferSource, info: BufferSource, bytes: number) {
  const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  return new Uint8Array(
    await subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, bytes * 8),
  );
}

export async function createPushReceiver(): Promise<PushReceiver> {
  const keys = await subtle.generateKey(CURVE, true, ['deriveBits']);
  const point = new Uint8Array(await subtle.exportKey('raw', keys.publicKey));
  const auth = globalThis.crypto.getRandomValues(new Uint8Array(16));
  return openReceiver(keys.privateKey, point, auth);
}

/** Creates a receiver with known keys, as in the example of RFC 8291. */
export async function importPushReceiver(known: {
  privateKey: string;
  p256dh: string;
  auth: string;
}): Promise<PushReceiver> {
  const point = fromBase64Url(known.p256dh);
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: toBase64Url(point.slice(1, 33)),
    y: toBase64Url(point.slice(33)),
    d: known.privateKey,
  };
  const key = await subtle.importKey('jwk', jwk, CURVE, false, ['deriveBits']);
  return openReceiver(key, point, fromBase64Url(known.auth));
}

function openReceiver(
  privateKey: CryptoKey,
  point: Uint8Array<ArrayBuffer>,
  auth: Uint8Array<ArrayBuffer>,
): PushReceiver {
  return {
    p256dh: toBase64Url(point),
    auth: toBase64Url(auth),
    decrypt: async (body) => {
      const salt = Uint8Array.from(body.subarray(0, 16));
      const sender = Uint8Array.from(body.subarray(21, 21 + POINT_BYTES));
      const shared = await subtle.deriveBits(
        { name: 'ECDH', public: await subtle.importKey('raw', sender, CURVE, false, []) },
        privateKey,
        256,
      );
      const info = join(utf8('WebPush: info\0'), point, sender);
      const secret = await derive(shared, auth, info, 32);
      const key = await derive(secret, salt, utf8('Content-Encoding: aes128gcm\0'), 16);
      const iv = await derive(secret, salt, utf8('Content-Encoding: nonce\0'), 12);
      const record = await subtle.decrypt(
        { name: 'AES-GCM', iv },
        await subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']),
        Uint8Array.from(body.subarray(21 + POINT_BYTES)),
      );
      const text = new Uint8Array(record);
      return new TextDecoder().decode(text.subarray(0, text.lastIndexOf(2)));
    },
  };
}
