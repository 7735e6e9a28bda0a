import { createServer, type Server } from 'node:http';

/** A port in use by another process; the message is for people. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';
}

/** Listens on loopback only and returns the address; `variable` names the setting that changes the port. */
export async function listen(server: Server, port: number, variable: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE';
      const message = `Port ${port} is taken by another program: stop it, or set ${variable} to a free port.`;
      reject(taken ? new PortTakenError(message) : error);
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not a TCP server');
  return `http://127.0.0.1:${address.port}`;
}

/** Stops listening and closes open connections. */
export async function closeServer(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

/** Throws the sentence about a taken port before any other work. */
export async function assertPortFree(port: number, variable: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, variable);
  await closeServer(probe);
}

/** Finds a free port of the loopback, for a program that cannot find its own. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  const url = await listen(probe, 0, '');
  await closeServer(probe);
  return Number(new URL(url).port);
}
