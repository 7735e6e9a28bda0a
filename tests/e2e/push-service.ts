import { createServer } from 'node:http';
import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';
import { createPushReceiver } from '../support/push-receiver.ts';

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/';

const registrationsShape = z.object({
  registrations: z.array(
    z.object({ registrationId: z.string(), scopeURL: z.string(), isDeleted: z.boolean() }),
  ),
});

/**
 * Replaces the browsers' push services, which cannot be reached from here: receives the messages for one device, at
 * the relay's address.
 */
export async function startPushService(url: string) {
  const receiver = await createPushReceiver();
  const endpoint = ENDPOINT + crypto.randomUUID();
  const texts: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Uint8Array[] = [];
      for await (const part of request) if (part instanceof Uint8Array) parts.push(part);
      const isMeant = request.url === new URL(endpoint).pathname;
      if (isMeant) texts.push(await receiver.decrypt(new Uint8Array(Buffer.concat(parts))));
      response.writeHead(isMeant ? 201 : 410).end();
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(Number(new URL(url).port), '127.0.0.1', resolve);
  });
  return {
    device: { endpoint, p256dh: receiver.p256dh, auth: receiver.auth },
    /** Messages sent to the device, decrypted. */
    texts,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

type Device = Awaited<ReturnType<typeof startPushService>>['device'];

/** The browser’s subscribe call contacts its maker: only that is faked, with a real endpoint and keys. */
export async function doubleSubscription(page: Page, { endpoint, p256dh, auth }: Device) {
  await page.addInitScript(
    ([address, keys]) => {
      const kept = 'doubled-subscription';
      const subscription = {
        endpoint: address,
        toJSON: () => ({ endpoint: address, keys }),
        unsubscribe: () => {
          localStorage.removeItem(kept);
          return Promise.resolve(true);
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: () =>
          Promise.resolve(localStorage.getItem(kept) === null ? null : subscription),
        subscribe: (options: PushSubscriptionOptionsInit) => {
          const isAllowed =
            options.userVisibleOnly === true &&
            typeof options.applicationServerKey === 'string' &&
            Notification.permission === 'granted';
          if (!isAllowed) return Promise.reject(new DOMException('no', 'NotAllowedError'));
          localStorage.setItem(kept, 'yes');
          return Promise.resolve(subscription);
        },
      });
    },
    [endpoint, { p256dh, auth }] as const,
  );
}

/** Does the last step of a push service: the browser wakes its worker with the text. */
export async function deliverPush(page: Page, text: string): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', (event) => {
      const found = registrationsShape
        .parse(event)
        .registrations.find(
          ({ scopeURL, isDeleted }) => new URL(scopeURL).pathname === '/push/' && !isDeleted,
        );
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await known,
    data: text,
  });
  await session.detach();
}
