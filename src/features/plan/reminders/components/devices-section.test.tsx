import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listToasts } from '@/components/ui/toast-store.ts';
import { DevicesSection } from './devices-section.tsx';

const LAPTOP = '11111111-1111-4111-8111-111111111111';
const PHONE = '22222222-2222-4222-8222-222222222222';

/** The server's devices, and its answer to a registration. */
let devices: { id: string; user_agent: string; is_current: boolean }[];
let kind: string;
let isDown: boolean;

/** The browser’s side. */
let permission: string;
let subscription: object | null;
let isRegistered: boolean;

function answer(input: string, init: RequestInit): Response {
  if (isDown) return new Response(null, { status: 403 });
  const { pathname } = new URL(input);
  switch (pathname) {
    case '/rest/v1/rpc/list_push_devices':
      return Response.json(
        devices.map((device) => ({ ...device, made_at: '2026-11-01T12:00:00Z', sent_at: null })),
      );
    case '/rest/v1/rpc/register_push_device':
      if (kind === 'registered') {
        devices.push({ id: LAPTOP, user_agent: 'Firefox/140 Linux', is_current: true });
      }
      return Response.json({ kind });
    case '/rest/v1/rpc/withdraw_push_device':
      devices = devices.filter(
        ({ id }) => typeof init.body !== 'string' || !init.body.includes(id),
      );
      return Response.json(true);
    default:
      throw new Error(`Nobody answers ${pathname}`);
  }
}

function stubBrowser(): void {
  const registration = {
    scope: 'https://pointfolio.example/push/',
    active: {},
    installing: null,
    waiting: null,
    pushManager: {
      getSubscription: () => Promise.resolve(subscription),
      subscribe: () => {
        subscription = {
          toJSON: () => ({ endpoint: 'https://push', keys: { p256dh: 'p', auth: 'a' } }),
          unsubscribe: () => Promise.resolve(true),
        };
        return Promise.resolve(subscription);
      },
    },
    getNotifications: () => Promise.resolve([]),
    unregister: () => {
      [isRegistered, subscription] = [false, null];
      return Promise.resolve(true);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistrations: () => Promise.resolve(isRegistered ? [registration] : []),
      register: () => {
        isRegistered = true;
        return Promise.resolve(registration);
      },
    },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal(
    'Notification',
    class {
      static readonly permission = permission;
      static requestPermission = () => Promise.resolve(permission);
    },
  );
}

beforeEach(() => {
  [devices, kind, isDown] = [[], 'registered', false];
  [permission, subscription, isRegistered] = ['granted', null, false];
  vi.resetModules();
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  vi.stubEnv('VITE_PUSH_PUBLIC_KEY', 'a-key');
  const session = {
    access_token: `x.${btoa(JSON.stringify({ sub: 'me' }))}.x`,
    refresh_token: 'refresh',
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: 'me' },
  };
  document.cookie = `sb-abcd-auth-token=base64-${btoa(JSON.stringify(session))}; Path=/`;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    Promise.resolve(answer(input, init)),
  );
});
afterEach(() => {
  document.cookie = 'sb-abcd-auth-token=; Path=/; Max-Age=0';
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <DevicesSection memberId="me" />
    </QueryClientProvider>,
  );
}
const findSwitch = () => screen.findByRole('switch', { name: 'Remind me on this device' });
const lastToast = () => listToasts().at(-1)?.description;

it('turns this device on by a press, and off again', async () => {
  stubBrowser();
  show();
  expect(await findSwitch()).not.toBeChecked();
  expect(isRegistered).toBe(false);
  await userEvent.click(await findSwitch());
  await waitFor(async () => {
    expect(await findSwitch()).toBeChecked();
  });
  expect(devices).toHaveLength(1);
  await userEvent.click(await findSwitch());
  await waitFor(async () => {
    expect(await findSwitch()).not.toBeChecked();
  });
  expect([devices.length, isRegistered]).toEqual([0, false]);
});

it.each([
  ['default', 'registered', /didn’t allow notifications/],
  ['granted', 'too_many', /ten devices/],
  ['granted', 'unknown_service', /uses another one/],
])('says why it is not on: %s, %s', async (asked, outcome, words) => {
  [permission, kind] = [asked, outcome];
  stubBrowser();
  show();
  await userEvent.click(await findSwitch());
  await waitFor(() => {
    expect(lastToast()).toMatch(words);
  });
  expect(await findSwitch()).not.toBeChecked();
  expect([devices.length, isRegistered]).toEqual([0, false]);
});

it('is off where the browser has lost what the server knows', async () => {
  devices = [{ id: LAPTOP, user_agent: 'Firefox/140 Linux', is_current: true }];
  stubBrowser();
  show();
  expect(await findSwitch()).not.toBeChecked();
});

it('says how a browser that blocks is opened, and what an iPhone needs', async () => {
  permission = 'denied';
  stubBrowser();
  const { unmount } = show();
  await screen.findByText(/set Notifications to Allow/);
  unmount();
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    Promise.resolve(answer(input, init)),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Reflect.deleteProperty(navigator, 'serviceWorker');
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604';
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
  show();
  await screen.findByText(/Add to Home Screen/);
  expect(screen.queryByRole('switch')).toBeNull();
});

it('lists other devices with the way out, and says what could not be loaded', async () => {
  devices = [{ id: PHONE, user_agent: 'Mozilla/5.0 (Android 15) Chrome/140', is_current: false }];
  stubBrowser();
  isDown = true;
  show();
  await screen.findByText('Your devices could not be loaded');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Turn off reminders on Chrome on Android' }),
  );
  await waitFor(() => {
    expect(screen.queryByRole('list', { name: 'Other devices' })).toBeNull();
  });
  expect(devices).toEqual([]);
});
