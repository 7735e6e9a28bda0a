import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';

/** Compression of a hosted project’s edge: fast rather than small. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Icons are public files that browsers keep. */
function isAsked(request: Request): boolean {
  const { pathname } = new URL(request.url());
  return /\/(?:rest|auth|functions|storage)\/v1\/|\/api\/trpc\//u.test(pathname);
}

/** Ignores changes by tests running at the same time, which every page receives. */
const isNewsOfOthers = (response: Response) =>
  new URL(response.url()).pathname.endsWith('/rpc/catch_up');

async function measure(response: Response): Promise<number> {
  return brotliCompressSync(await response.body(), brotli).length;
}

/** Collects a page's API requests until it is stopped, with the compressed size of the answers. */
export function watchTraffic(page: Page) {
  const asked: Request[] = [];
  const answers: Response[] = [];
  const hearRequest = (request: Request) => {
    if (isAsked(request)) asked.push(request);
  };
  const hearResponse = (response: Response) => {
    // Drops the previous page's requests: it continues to send them until the next one answers.
    if (response.request().isNavigationRequest()) {
      asked.length = 0;
      answers.length = 0;
      return;
    }
    // An answer to the previous page may arrive even later, when the browser has discarded it.
    if (asked.includes(response.request()) && !isNewsOfOthers(response)) answers.push(response);
  };
  page.on('request', hearRequest).on('response', hearResponse);
  return async () => {
    page.off('request', hearRequest).off('response', hearResponse);
    const weigh = async (some: readonly Response[]) => {
      const sizes = await Promise.all(some.map(measure));
      return sizes.reduce((sum, size) => sum + size, 0);
    };
    const isOfShops = (answer: Response) => answer.url().includes('/rest/v1/merchants?');
    return {
      asked: asked.map((request) => `${request.method()} ${request.url()}`),
      bytes: await weigh(answers.filter((answer) => !isOfShops(answer))),
      /** Read once per device, while the page is idle. */
      shopBytes: await weigh(answers.filter(isOfShops)),
    };
  };
}
