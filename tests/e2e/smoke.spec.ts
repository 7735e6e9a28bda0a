import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { readEnv } from './rest.ts';
import { expect, test } from './test.ts';

const site = readEnv('E2E_WEB_URL');

// Each test starts its own browser.
test.setTimeout(120_000);

/** The command as an operator runs it: its exit code and its lines. */
function smoke(address: string): Promise<{ code: number; lines: string[] }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['scripts/smoke.mjs', address],
      { timeout: 110_000, killSignal: 'SIGKILL' },
      (_error, stdout, stderr) => {
        resolve({ code: child.exitCode ?? -1, lines: `${stdout}${stderr}`.trim().split('\n') });
      },
    );
  });
}

/** The site with a header missing, and nothing behind `/api`. */
async function spoil() {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path.startsWith('/api/')) {
      response.writeHead(502).end();
      return;
    }
    void fetch(new URL(path, site), { redirect: 'manual' }).then(async (answer) => {
      const dropped = /^(x-frame-options|content-encoding|content-length|transfer-encoding)$/;
      const headers = [...answer.headers].filter(([name]) => !dropped.test(name));
      response.writeHead(answer.status, Object.fromEntries(headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not a TCP server');
  return { address: `http://127.0.0.1:${address.port}`, server };
}

test('a site that works passes every check', async () => {
  const { code, lines } = await smoke(site);
  expect(lines.filter((line) => !line.startsWith('✓'))).toEqual([]);
  expect(lines).toHaveLength(8);
  expect(code).toBe(0);
});

test('a missing header and functions that are down are named @soak', async () => {
  const { address, server } = await spoil();
  try {
    const { code, lines } = await smoke(address);
    expect(lines.filter((line) => !line.startsWith('✓'))).toEqual([
      '✗ The site sends its headers — x-frame-options is “”',
      '✗ What is not there is not found — /api/nothing answers 502',
      '✗ The health address says that all is well — /api/health answers 502',
      '✗ A procedure refuses a visitor — /api/trpc/users.getCurrentUser answers 502',
    ]);
    expect(code).toBe(1);
  } finally {
    server.close();
  }
});
