import { beforeEach, expect, it, vi } from 'vitest';
import { listToasts } from '@/components/ui/toast-store.ts';
import { registerWorker } from './start-service-worker.ts';

/** A worker of the browser, which changes state when the test says so. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

let registration: FakeRegistration;

function stubBrowser(controller: object | null): void {
  registration = new FakeRegistration();
  const workers = Object.assign(new EventTarget(), {
    controller,
    register: () => Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', { serviceWorker: workers });
}

const listOffers = () => listToasts().filter(({ title }) => title === 'A new version is ready');

beforeEach(() => {
  vi.stubEnv('PROD', true);
  return () => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  };
});

it('offers a reload once a newer version is there, and uses it only when told', async () => {
  stubBrowser({});
  await registerWorker();
  expect(listOffers()).toEqual([]);
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  worker.become('installed');
  const [offer] = listOffers();
  expect(offer?.description).toBe('Reload to use it. What you have typed stays.');
  expect(worker.postMessage).not.toHaveBeenCalled();
  offer?.action?.onPress();
  expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('use-now');
});

it('says nothing at the first visit, whose files are the newest', async () => {
  const before = listOffers().length;
  stubBrowser(null);
  await registerWorker();
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  worker.become('installed');
  expect(listOffers()).toHaveLength(before);
});
