import { connect, createServer, type Socket } from 'node:net';

export type NetworkState = 'open' | 'cut' | 'silent';

/**
 * Creates a connection to a server that can be cut (resets open connections, refuses new ones) or go silent (passes
 * nothing, without an error).
 */
export async function createBreakableNetwork(target: string) {
  const { hostname, port } = new URL(target);
  let state: NetworkState = 'open';
  const pairs = new Set<readonly [Socket, Socket]>();
  const silenced = new Set<Socket>();
  const listeners = new Set<Socket>();

  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      listeners.delete(near);
      near.destroy();
      far.destroy();
    };
    near.once('data', (data) => {
      if (data.includes('/realtime/v1/websocket')) listeners.add(near);
    });
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (data) => {
        if (state !== 'silent' && !silenced.has(near)) to.write(data);
      });
      from.on('close', end);
      from.on('error', end);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The network has no port.');

  return {
    url: `http://127.0.0.1:${address.port}`,
    set: (next: NetworkState) => {
      state = next;
      if (next === 'cut') for (const [near] of pairs) near.destroy();
    },
    /** Silences the open connections without an error; new ones work. */
    silenceOpenOnes: () => {
      for (const [near] of pairs) silenced.add(near);
    },
    /** Open live connections. */
    countListeners: () => listeners.size,
    close: () => {
      for (const [near] of pairs) near.destroy();
      server.close();
    },
  };
}
