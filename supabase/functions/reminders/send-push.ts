import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push';

const ANSWER_TIMEOUT_MS = 10_000;
/** Push services must accept at least 4096 bytes, part of which the encryption needs. */
const MOST_BYTES = 3_000;

export type PushSettings = {
  /** The key that browsers subscribe with, and its secret half (RFC 8292), in base64url. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Contact for push services: `mailto:` or `https:`. */
  readonly contact: string;
  /** Relay that receives every push instead of the devices' push services, for tests; null for none. */
  readonly relayUrl: string | null;
  readonly fetch: typeof fetch;
};

/** A subscription as created by the device's browser. */
export type PushDevice = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

export type PushOptions = {
  /** A newer push replaces a waiting one with the same topic: at most 32 letters of base64url. */
  readonly topic: string;
  /** Time the push service keeps the message for an offline device. */
  readonly ttlSeconds: number;
  readonly signal?: AbortSignal;
};

/** gone: this device is never reachable again. later: it may be, on another try. */
export type PushOutcome = 'delivered' | 'gone' | 'later';

/** Encrypts a text; null if the keys are not a browser's. All results have the same length. */
async function encrypt(device: PushDevice, text: Uint8Array<ArrayBuffer>) {
  const { endpoint, p256dh, auth } = device;
  try {
    return await encryptNotification(
      { endpoint, expirationTime: null, keys: { p256dh, auth } },
      text,
    );
  } catch {
    return null;
  }
}

function addressOf(endpoint: string, relayUrl: string | null): URL {
  const own = new URL(endpoint);
  return relayUrl === null ? own : new URL(own.pathname + own.search, relayUrl);
}

/**
 * Reads the outcome: 404 and 410 mean that the endpoint no longer exists.
 * https://www.rfc-editor.org/rfc/rfc8030#section-7.3
 */
function readOutcome({ ok, status }: Response): PushOutcome {
  if (ok) return 'delivered';
  return status === 404 || status === 410 ? 'gone' : 'later';
}

/** Sends a text to a device, encrypted so that its push service cannot read it (RFC 8291). */
export function createPushSender(
  settings: PushSettings,
): (device: PushDevice, payload: string, options: PushOptions) => Promise<PushOutcome> {
  const { publicKey, privateKey, contact: subject } = settings;
  return async (device, payload, { topic, ttlSeconds, signal }) => {
    const text = new TextEncoder().encode(payload);
    if (text.length > MOST_BYTES) throw new RangeError(`A push of ${text.length} bytes`);
    const { endpoint, p256dh, auth } = device;
    const isAddress = URL.canParse(endpoint) && new URL(endpoint).protocol === 'https:';
    const body = isAddress ? await encrypt(device, text) : null;
    if (body === null) return 'gone';
    const { headers } = await vapidHeaders(
      { endpoint, expirationTime: null, keys: { p256dh, auth } },
      { subject, publicKey, privateKey },
    );
    const timeout = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    try {
      const response = await settings.fetch(addressOf(endpoint, settings.relayUrl), {
        method: 'POST',
        headers: {
          ...headers,
          topic,
          ttl: String(ttlSeconds),
          urgency: 'normal',
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
        },
        body,
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      await response.body?.cancel();
      return readOutcome(response);
    } catch {
      return 'later';
    }
  };
}
