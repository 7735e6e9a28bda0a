import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const left = vi.hoisted(() => vi.fn<() => Promise<never>>(() => new Promise(() => undefined)));
vi.mock('./leave-page.ts', async (importActual) => ({
  ...(await importActual<object>()),
  leavePage: left,
}));

const START = Date.UTC(2026, 10, 21);
const written: string[] = [];
const requests: string[] = [];

/** A token like the service's; browsers do not check its signature. */
function createToken(seconds: number, padding = '', sub = 'one'): string {
  const part = (value: object) =>
    btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_');
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub, iat: now, exp: now + seconds, padding })}.c2ln`;
}

function answerSession(seconds: number, padding?: string): Response {
  return Response.json({
    access_token: createToken(seconds, padding),
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: Math.floor(Date.now() / 1000) + serverAhead + seconds,
    user: { id: 'one', aud: 'authenticated', email: 'one@pointfolio.test' },
  });
}

let padding = '';
/** Seconds that the server's clock is ahead of this device's. */
let serverAhead = 0;

async function signIn() {
  vi.resetModules();
  const { getSupabase } = await import('./supabase.ts');
  const supabase = await getSupabase();
  await supabase.auth.signInWithPassword({ email: 'one@pointfolio.test', password: 'password' });
  return supabase;
}

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie);
    real?.set?.call(document, cookie);
  });
  vi.stubGlobal('fetch', (input: string) => {
    const url = new URL(input);
    requests.push(`${url.pathname}${url.search}`);
    // The first session lasts five ticks and a second, what replaces it an hour.
    const isRefresh = url.search.includes('refresh_token');
    return Promise.resolve(answerSession(isRefresh ? 3600 : 151, padding));
  });
});

afterEach(() => {
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0] ?? ''}=; Path=/; Max-Age=0`;
  }
  written.length = 0;
  requests.length = 0;
  padding = '';
  serverAhead = 0;
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('the session', () => {
  it('stands in cookies of 400 days, cut into pieces of 3,180 characters', async () => {
    padding = 'x'.repeat(6000);
    const supabase = await signIn();
    await supabase.auth.stopAutoRefresh();
    const parts = written
      .map((cookie) => /^sb-abcd-auth-token\.(\d)=([^;]+);(.*)$/u.exec(cookie))
      .filter((match) => match !== null);
    expect(parts.map(([, index]) => index)).toEqual(
      ['0', '1', '2', '3', '4'].slice(0, parts.length),
    );
    expect(parts.length).toBeGreaterThan(2);
    expect(parts[0]?.[2]).toHaveLength(3180);
    for (const [, , value = '', attributes] of parts) {
      expect(value.length).toBeLessThanOrEqual(3180);
      expect(attributes).toMatch(/Max-Age=34560000/u);
      expect(attributes).toMatch(/SameSite=Lax/iu);
    }
  });

  it('is looked at every 30 seconds, and refreshed once three ticks or fewer remain', async () => {
    const supabase = await signIn();
    await supabase.auth.startAutoRefresh();
    const refreshes = () => requests.filter((path) => path.includes('grant_type=refresh_token'));
    // 151 seconds: five ticks remain, then four.
    await vi.advanceTimersByTimeAsync(59_000);
    expect(refreshes()).toEqual([]);
    // After 60 seconds it is three.
    await vi.advanceTimersByTimeAsync(2000);
    expect(refreshes()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(refreshes()).toHaveLength(1);
    await supabase.auth.stopAutoRefresh();
  });
});

it.each([
  ['two hours ahead', -7200],
  ['two hours behind', 7200],
])('a device whose clock is %s refreshes a token when it ends, and once', async (_clock, ahead) => {
  serverAhead = ahead;
  const supabase = await signIn();
  const refreshes = () => requests.filter((path) => path.includes('grant_type=refresh_token'));
  for (let n = 0; n < 3; n += 1) await supabase.auth.getSession();
  expect(refreshes()).toEqual([]);
  await supabase.auth.startAutoRefresh();
  await vi.advanceTimersByTimeAsync(61_000);
  expect(refreshes()).toHaveLength(1);
  for (let n = 0; n < 3; n += 1) await supabase.auth.getSession();
  expect(refreshes()).toHaveLength(1);
  await supabase.auth.stopAutoRefresh();
});

describe('a page of one member', () => {
  it('sends and reads nothing anymore once another one has signed in, in another tab', async () => {
    const supabase = await signIn();
    await supabase.auth.stopAutoRefresh();
    left.mockClear();
    requests.length = 0;
    const session = {
      access_token: createToken(3600, '', 'two'),
      refresh_token: 'refresh',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: Math.floor(Date.now() / 1000) + 3600,
      user: { id: 'two' },
    };
    document.cookie = `sb-abcd-auth-token=base64-${btoa(JSON.stringify(session))}; Path=/`;
    const answered = vi.fn();
    void supabase.from('wallets').insert({ name: 'Mine' }).then(answered);
    await vi.waitFor(() => {
      expect(left).toHaveBeenCalledOnce();
    });
    const { getAccessToken } = await import('./supabase.ts');
    void getAccessToken().then(answered);
    await vi.waitFor(() => {
      expect(left).toHaveBeenCalledTimes(2);
    });
    // Nor is the password of the newly signed-in member changed.
    void supabase.auth.updateUser({ password: 'typed before' }).then(answered);
    await vi.waitFor(() => {
      expect(left).toHaveBeenCalledTimes(3);
    });
    // Nor are their other devices signed out.
    void supabase.auth.signOut({ scope: 'others' }).then(answered);
    await vi.waitFor(() => {
      expect(left).toHaveBeenCalledTimes(4);
    });
    expect(requests).toEqual([]);
    expect(answered).not.toHaveBeenCalled();
  });

  it('sends nothing as a visitor once they have signed out', async () => {
    const supabase = await signIn();
    await supabase.auth.stopAutoRefresh();
    requests.length = 0;
    document.cookie = 'sb-abcd-auth-token=; Path=/; Max-Age=0';
    const writing = supabase.from('wallets').insert({ name: 'Mine' }).throwOnError();
    await expect(writing).rejects.toMatchObject({ status: 401 });
    const answered = vi.fn();
    void supabase.from('wallets').select().then(answered);
    // Reads stay pending: a screen that is still mounted would report their failure.
    const reading = new AbortController();
    const read = supabase.rpc('get_household').abortSignal(reading.signal).throwOnError();
    void read.then(answered, answered);
    await vi.advanceTimersByTimeAsync(1000);
    expect(answered).not.toHaveBeenCalled();
    expect(requests).toEqual([]);
    reading.abort();
    await vi.waitFor(() => {
      expect(answered).toHaveBeenCalledOnce();
    });
  });
});

it.each([403, 404])(
  'a read by POST that is refused keeps its status %s, a write its reason',
  async (status) => {
    const supabase = await signIn();
    await supabase.auth.stopAutoRefresh();
    const refusal = { code: '42501', message: 'no' };
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status })));
    const { signal } = new AbortController();
    await expect(
      supabase.rpc('get_household').abortSignal(signal).throwOnError(),
    ).rejects.toMatchObject({ status });
    await expect(supabase.rpc('leave_household').throwOnError()).rejects.toMatchObject(refusal);
  },
);
