import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';

const source = readFileSync(new URL('../../public/push-worker.js', import.meta.url), 'utf8');
const origin = 'https://pointfolio.example';

type Listener = (event: object) => void;
type Tab = { url: string; focus: () => void; postMessage: (message: unknown) => void };

let listeners: Map<string, Listener>;
let tabs: Tab[];
const showNotification = vi.fn();
const openWindow = vi.fn();

/** The worker in surroundings that the test knows. */
function startWorker(): void {
  listeners = new Map();
  runInNewContext(source, {
    URL,
    self: {
      location: { origin },
      registration: { showNotification },
      clients: { matchAll: () => Promise.resolve(tabs), openWindow },
      addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    },
  });
}

async function happen(name: string, event: object): Promise<void> {
  let work: unknown;
  listeners.get(name)?.({
    ...event,
    waitUntil: (promise: unknown) => {
      work = promise;
    },
  });
  await work;
}

const push = (text: string) => happen('push', { data: { json: (): unknown => JSON.parse(text) } });
const press = (path: string) =>
  happen('notificationclick', { notification: { data: { path }, close: vi.fn() } });
const tab = (path: string): Tab => ({
  url: `${origin}${path}`,
  focus: vi.fn(),
  postMessage: vi.fn(),
});

beforeEach(() => {
  tabs = [];
  vi.clearAllMocks();
  startWorker();
});

it('shows what a push says, once for each tag', async () => {
  const told = { title: 'Gold: fee', body: 'Decide.', tag: 'a', path: '/app/upcoming-fees' };
  await push(JSON.stringify(told));
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Gold: fee', {
    body: 'Decide.',
    tag: 'a',
    icon: '/icons/icon-192.png',
    data: { path: '/app/upcoming-fees' },
  });
});

it('shows plain words for what it cannot read, or what leads elsewhere', async () => {
  const told = { title: 'Gold', body: '', tag: 'a', path: '/app' };
  for (const bad of [
    '',
    'null',
    '[]',
    '{}',
    JSON.stringify({ ...told, title: '' }),
    JSON.stringify({ ...told, body: 7 }),
    JSON.stringify({ ...told, path: 'https://evil.example/app' }),
    JSON.stringify({ ...told, path: '//evil.example/app' }),
    JSON.stringify({ ...told, path: 'javascript:alert(1)' }),
    JSON.stringify({ ...told, path: 'https://' }),
  ]) {
    await push(bad);
    expect(showNotification, bad).toHaveBeenLastCalledWith(
      'Pointfolio',
      expect.objectContaining({ data: { path: '/app/upcoming-fees' } }),
    );
  }
  // A push without any content.
  await happen('push', { data: null });
  expect(showNotification).toHaveBeenCalledTimes(11);
});

it('a press goes to the tab that shows the page, else to one of the member, else to a new one', async () => {
  const [visitor, home, there] = [tab('/'), tab('/app'), tab('/app/my-points')];
  tabs = [visitor, home, there];
  await press('/app/my-points');
  expect(there.focus).toHaveBeenCalledOnce();

  tabs = [visitor, home];
  await press('/app/my-points');
  expect(home.postMessage).toHaveBeenCalledExactlyOnceWith({ opens: '/app/my-points' });
  expect(home.focus).toHaveBeenCalledOnce();

  tabs = [visitor, tab('/apples')];
  await press('/app/my-points');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/app/my-points`);
  expect(visitor.focus).not.toHaveBeenCalled();
});
