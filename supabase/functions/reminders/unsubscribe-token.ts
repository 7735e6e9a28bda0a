const { subtle } = crypto;

const encode = (text: string) => new TextEncoder().encode(text);

/**
 * The secret of the address that ends a member's mails: the same in each of them, and worked out from the sender's key, so
 * that it is kept nowhere.
 */
export async function makeUnsubscribeToken(senderKey: string, memberId: string): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', encode(senderKey), hmac, false, ['sign']);
  const bytes = new Uint8Array(await subtle.sign('HMAC', key, encode(`unsubscribe:${memberId}`)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** SHA-256, in hexadecimal digits: what the database knows a token, or a message its key, by. */
export async function hashText(text: string): Promise<string> {
  const digest = new Uint8Array(await subtle.digest('SHA-256', encode(text)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
