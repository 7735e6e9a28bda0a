import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';

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

type Navigation = { toLocation: { pathname: string; href: string } };
const leaveTo = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();

/** The modules keep state; each test is a new visit. */
async function visit(env: Record<string, unknown>, pathname = '/') {
  window.history.replaceState(null, '', pathname);
  settings.env = { VITE_SUPABASE_URL: 'https://abcd.supabase.co', ...env };
  vi.resetModules();
  const { startAnalytics } = await import('./start-analytics.ts');
  const { consent } = await import('@/lib/consent.ts');
  const client = new QueryClient();
  const listeners = new Map<string, (event: Navigation) => void>();
  const router = {
    subscribe: (event: string, listener: (event: Navigation) => void) => {
      listeners.set(event, listener);
      return () => {
        listeners.delete(event);
      };
    },
  };
  startAnalytics(client, { router, leaveTo, reload });
  /** Emits the router's events for a navigation and its end. */
  const navigate = (to: string) => {
    const event = { toLocation: { pathname: to, href: to } };
    listeners.get('onBeforeNavigate')?.(event);
    window.history.replaceState(null, '', to);
    listeners.get('onResolved')?.(event);
  };
  return { client, consent, navigate };
}

const signIn = (client: QueryClient, emailAddress: string) =>
  client.setQueryData(queryKey, { ...createUserFixture(), emailAddress });
const frames = () => [...document.querySelectorAll('iframe')];
const events: unknown[] = [];
/** The tag manager's document has loaded and receives messages. */
function loadFrame() {
  const [frame] = frames();
  if (!frame?.contentWindow) throw new Error('There is no tag manager.');
  vi.spyOn(frame.contentWindow, 'postMessage').mockImplementation((event: object) => {
    events.push(...Object.values(event).map((value: unknown) => value));
  });
  frame.dispatchEvent(new Event('load'));
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  document.body.replaceChildren();
  events.length = 0;
  leaveTo.mockClear();
  reload.mockClear();
  localStorage.clear();
  recorder.init.mockClear();
  document.cookie = 'sb-abcd-auth-token=; Max-Age=0; Path=/';
});

const both = {
  VITE_TAG_MANAGER_ID: 'GTM-TEST',
  VITE_LOGROCKET_ENABLED: true,
  VITE_LOGROCKET_ID: 'name/app',
  VITE_WIDGETS_ORIGIN: 'https://widgets.test',
};

describe('the tag manager', () => {
  it('is loaded once, after consent, with what was to be told until then', async () => {
    const { client, consent } = await visit(both);
    expect(frames()).toEqual([]);
    consent.set('granted');
    expect(frames().map(({ src }) => src)).toEqual(['https://widgets.test/widgets/tags/#GTM-TEST']);
    loadFrame();
    expect(events).toEqual(['session_start', 'anonymous', 'logout']);

    document.cookie = SESSION;
    signIn(client, 'member@pointfolio.test');
    client.setQueryData(queryKey, (user) => user && { ...user, name: 'Another name' });
    document.cookie = 'sb-abcd-auth-token=; Max-Age=0; Path=/';
    client.clear();
    expect(events.slice(3)).toEqual(['authenticated', 'login', 'anonymous', 'logout']);
    expect(frames()).toHaveLength(1);
  });

  it('waits for the member where there is a session', async () => {
    document.cookie = SESSION;
    const { client } = await visit({ ...both, VITE_CONSENT: 'never' });
    loadFrame();
    expect(events).toEqual(['session_start']);
    signIn(client, 'member@pointfolio.test');
    expect(events.slice(1)).toEqual(['authenticated', 'login']);
  });

  it('runs nothing in the page itself', async () => {
    await visit({ ...both, VITE_CONSENT: 'never' });
    expect(document.scripts).toHaveLength(0);
    expect(frames()[0]?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
  });

  it.each(['/app', '/APP/my-cards', '/admin/rules', '/login', '/confirm'])(
    'is told in %s what happens there, and no address',
    async (pathname) => {
      const { client, navigate } = await visit({ ...both, VITE_CONSENT: 'never' }, pathname);
      expect(frames().map(({ src, referrerPolicy }) => [src, referrerPolicy])).toEqual([
        ['https://widgets.test/widgets/tags/#GTM-TEST', 'no-referrer'],
      ]);
      loadFrame();
      document.cookie = SESSION;
      signIn(client, 'member@pointfolio.test');
      navigate(`${pathname}?amount=5`);
      document.cookie = 'sb-abcd-auth-token=; Max-Age=0; Path=/';
      client.clear();
      expect(frames()).toHaveLength(1);
      expect(events.slice(1)).toEqual([
        'anonymous',
        'logout',
        'authenticated',
        'login',
        'anonymous',
        'logout',
      ]);
    },
  );

  it('is removed where an address is a secret', async () => {
    const { navigate } = await visit({ ...both, VITE_CONSENT: 'never' });
    navigate(`/shared/${crypto.randomUUID()}`);
    expect(frames()).toEqual([]);
  });

  it('is not loaded after a refusal, nor without a key or an address of its own', async () => {
    const { consent } = await visit(both);
    consent.set('refused');
    await visit({ VITE_CONSENT: 'never' });
    await visit({ VITE_TAG_MANAGER_ID: 'GTM-TEST', VITE_CONSENT: 'never' });
    await settle();
    expect(frames()).toEqual([]);
    expect(recorder.init).not.toHaveBeenCalled();
  });
});

describe('an address that is a secret', () => {
  it('is told to nobody, also once it was left', async () => {
    const { consent, navigate } = await visit(
      { ...both, VITE_CONSENT: 'never' },
      `/shared-whiteboard/${crypto.randomUUID()}`,
    );
    navigate('/');
    consent.set('granted');
    await settle();
    expect(frames()).toEqual([]);
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

  it('is never of a member, whoever they are', async () => {
    document.cookie = SESSION;
    const { client } = await visit({ ...both, VITE_CONSENT: 'never' });
    signIn(client, 'one@staff.test');
    await settle();
    expect(recorder.init).not.toHaveBeenCalled();
  });

  it('is never of a page where a session is made', async () => {
    await visit({ ...both, VITE_CONSENT: 'never' }, '/login');
    await settle();
    expect(recorder.init).not.toHaveBeenCalled();
  });

  it('ends with its page before a session is made or one appears', async () => {
    const { client, navigate } = await visit({ ...both, VITE_CONSENT: 'never' });
    await waitFor(() => {
      expect(recorder.init).toHaveBeenCalledOnce();
    });
    const shouldSendData = () => recorder.init.mock.lastCall?.[1].shouldSendData();
    expect(shouldSendData()).toBe(true);
    navigate('/reviews');
    expect(leaveTo).not.toHaveBeenCalled();
    navigate('/login');
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/login');
    expect(shouldSendData()).toBe(false);

    document.cookie = SESSION;
    signIn(client, 'member@pointfolio.test');
    expect(reload).toHaveBeenCalledOnce();
    expect(leaveTo).toHaveBeenCalledOnce();
  });

  it('needs the flag of the build as well as a key', async () => {
    await visit({ ...both, VITE_LOGROCKET_ENABLED: false, VITE_CONSENT: 'never' });
    await settle();
    expect(recorder.init).not.toHaveBeenCalled();
  });
});

describe('consent', () => {
  it.each(['refused', 'unasked'] as const)('stops what was loaded once it is %s', async (to) => {
    const { consent } = await visit(both);
    consent.set('granted');
    await waitFor(() => {
      expect(recorder.init).toHaveBeenCalledOnce();
    });
    expect(frames()).toHaveLength(1);
    expect(reload).not.toHaveBeenCalled();
    consent.set(to);
    expect(frames()).toEqual([]);
    expect(reload).toHaveBeenCalledOnce();
  });

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
