import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createUserFixture } from '@/features/current-user/current-user-fixture.ts';
import { currentUserQuery } from '@/features/current-user/queries.ts';

const settings = vi.hoisted((): { env: Record<string, unknown> } => ({ env: {} }));
type Hooks = {
  dom: object;
  browser: { urlSanitizer: (url: string) => string | null };
  network: {
    requestSanitizer: (request: object) => object | null;
    responseSanitizer: (response: object) => object | null;
  };
  shouldSendData: () => boolean;
};
const recorder = vi.hoisted(() => ({ init: vi.fn<(id: string, options: Hooks) => void>() }));
vi.mock('@/lib/env.ts', () => ({
  getEnv: () => settings.env,
  getPublicBaseUrl: () => 'https://site.test',
}));
vi.mock('logrocket', () => ({ default: recorder }));

const { queryKey } = currentUserQuery();
const SESSION = 'sb-abcd-auth-token=x; Path=/';

/** The modules keep what was loaded; each test is a new visit. */
async function visit(env: Record<string, unknown>) {
  settings.env = { VITE_SUPABASE_URL: 'https://abcd.supabase.co', ...env };
  vi.resetModules();
  const { startAnalytics } = await import('./start-analytics.ts');
  const { consent } = await import('@/lib/consent.ts');
  const client = new QueryClient();
  startAnalytics(client);
  return { client, consent };
}

const signIn = (client: QueryClient, emailAddress: string) =>
  client.setQueryData(queryKey, { ...createUserFixture(), emailAddress });
const scripts = () => [...document.scripts].map(({ src }) => src);
const events = () => window.dataLayer?.flatMap((each) => each['event'] ?? each['user_type'] ?? []);
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  document.head.innerHTML = '';
  localStorage.clear();
  recorder.init.mockClear();
  document.cookie = 'sb-abcd-auth-token=; Max-Age=0; Path=/';
  delete window.dataLayer;
});

const both = {
  VITE_TAG_MANAGER_ID: 'GTM-TEST',
  VITE_LOGROCKET_ENABLED: true,
  VITE_LOGROCKET_ID: 'name/app',
  VITE_STAFF_ADDRESSES: 'one@staff.test, Two@Staff.test',
};

describe('the tag manager', () => {
  it('is loaded once, after consent, with what was to be told until then', async () => {
    const { client, consent } = await visit(both);
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
    consent.set('granted');
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);
    expect(events()).toEqual(['gtm.js', 'session_start', 'anonymous', 'logout']);

    document.cookie = SESSION;
    signIn(client, 'member@pointfolio.test');
    client.setQueryData(queryKey, (user) => user && { ...user, name: 'Another name' });
    document.cookie = 'sb-abcd-auth-token=; Max-Age=0; Path=/';
    client.clear();
    expect(events()?.slice(4)).toEqual(['authenticated', 'login', 'anonymous', 'logout']);
    expect(scripts()).toHaveLength(1);
  });

  it('waits for the member where there is a session', async () => {
    document.cookie = SESSION;
    const { client } = await visit({ ...both, VITE_CONSENT: 'never' });
    expect(events()).toEqual(['gtm.js', 'session_start']);
    signIn(client, 'member@pointfolio.test');
    expect(events()?.slice(2)).toEqual(['authenticated', 'login']);
  });

  it('is not loaded after a refusal, nor without a key', async () => {
    const { consent } = await visit(both);
    consent.set('refused');
    await visit({ VITE_CONSENT: 'never' });
    await settle();
    expect(scripts()).toEqual([]);
    expect(recorder.init).not.toHaveBeenCalled();
  });
});

describe('an address that is a secret', () => {
  it('is told to nobody, also once it was left', async () => {
    window.history.replaceState(null, '', `/shared-whiteboard/${crypto.randomUUID()}`);
    const { consent } = await visit({ ...both, VITE_CONSENT: 'never' });
    window.history.replaceState(null, '', '/');
    consent.set('granted');
    await settle();
    expect(scripts()).toEqual([]);
    expect(window.dataLayer).toBeUndefined();
    expect(recorder.init).not.toHaveBeenCalled();
  });
});

describe('the recording', () => {
  it('masks texts, inputs, addresses and what is sent', async () => {
    await visit({ ...both, VITE_CONSENT: 'never' });
    await waitFor(() => {
      expect(recorder.init).toHaveBeenCalledOnce();
    });
    const [id, options] = recorder.init.mock.lastCall ?? [];
    if (!options) throw new Error('nothing was recorded');
    expect(id).toBe('name/app');
    expect(options.dom).toMatchObject({ textSanitizer: true, inputSanitizer: true });
    expect(options.browser.urlSanitizer('https://site.test/app?amount=5#x')).toBe(
      'https://site.test/app',
    );
    const secret = crypto.randomUUID();
    expect(options.browser.urlSanitizer(`https://site.test/shared-whiteboard/${secret}`)).toBe(
      'https://site.test/shared-whiteboard/*',
    );
    const image = { reqId: '2', url: `/whiteboard-images/${secret}/${secret}`, headers: {} };
    expect(options.network.requestSanitizer(image)).toMatchObject({
      url: '/whiteboard-images/*/*',
    });
    const request = {
      reqId: '1',
      method: 'POST',
      url: '/api?x=1',
      headers: { authorization: 'Bearer' },
      body: '{"cents":5}',
    };
    expect(options.network.requestSanitizer(request)).toEqual({
      reqId: '1',
      method: 'POST',
      url: '/api',
      headers: {},
    });
    const answer = {
      reqId: '1',
      method: 'POST',
      status: 200,
      headers: { a: 'b' },
      body: '{"cents":5}',
    };
    expect(JSON.stringify(options.network.responseSanitizer(answer))).not.toContain('cents');
  });

  it.each(['one@staff.test', 'TWO@staff.test'])('is never of %s', async (address) => {
    document.cookie = SESSION;
    const { client } = await visit({ ...both, VITE_CONSENT: 'never' });
    signIn(client, address);
    await settle();
    expect(recorder.init).not.toHaveBeenCalled();
  });

  it('sends nothing more once staff have signed in', async () => {
    const { client } = await visit({ ...both, VITE_CONSENT: 'never' });
    await waitFor(() => {
      expect(recorder.init).toHaveBeenCalledOnce();
    });
    const shouldSendData = () => recorder.init.mock.lastCall?.[1].shouldSendData();
    expect(shouldSendData()).toBe(true);
    document.cookie = SESSION;
    signIn(client, 'one@staff.test');
    expect(shouldSendData()).toBe(false);
  });

  it('needs the flag of the build as well as a key', async () => {
    await visit({ ...both, VITE_LOGROCKET_ENABLED: false, VITE_CONSENT: 'never' });
    await settle();
    expect(recorder.init).not.toHaveBeenCalled();
  });
});

describe('consent', () => {
  it.each([
    ['always', 'America/New_York', true],
    ['europe', 'America/New_York', false],
    ['europe', 'Europe/Berlin', true],
    ['never', 'Europe/Berlin', false],
    [undefined, 'America/New_York', true],
  ])('set to %s is required in %s: %s', async (setting, timeZone, isRequired) => {
    settings.env = { VITE_CONSENT: setting };
    const { isConsentRequired } = await import('@/lib/consent-rules.ts');
    expect(isConsentRequired(timeZone)).toBe(isRequired);
  });
});
