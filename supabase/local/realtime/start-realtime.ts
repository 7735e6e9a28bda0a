import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { Database } from '../database/database.ts';
import type { VerifyToken } from '../tokens.ts';
import { createCallerReader } from './caller.ts';
import { Connection } from './connection.ts';
import { forwardDatabaseMessages } from './database-messages.ts';
import { Hub } from './hub.ts';
import { everyPermission, readPermissions } from './permissions.ts';

export interface Realtime {
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  stop(): Promise<void>;
}

const mostBytesOfFrame = 1024 * 1024;

/** `/realtime/v1/websocket`: the protocol of realtime-js over the policies of the database. */
export async function startRealtime(
  database: Database,
  keys: { publishableKey: string; secretKey: string },
  verify: VerifyToken,
): Promise<Realtime> {
  const hub = new Hub();
  const readCaller = createCallerReader(keys, verify);
  const server = new WebSocketServer({ noServer: true, maxPayload: mostBytesOfFrame });
  const stopForwarding = await forwardDatabaseMessages(database, hub);
  return {
    upgrade: (request, stream, head) => {
      const query = new URL(request.url ?? '/', 'http://realtime').searchParams;
      const apiKey = query.get('apikey') ?? '';
      if (apiKey !== keys.publishableKey && apiKey !== keys.secretKey) {
        stream.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n');
        return;
      }
      const version = query.get('vsn') === '2.0.0' ? '2.0.0' : '1.0.0';
      server.handleUpgrade(request, stream, head, (socket) => {
        new Connection({
          socket,
          version,
          apiKey,
          hub,
          readCaller,
          readPermissions: async (caller, topic, isPrivate) =>
            isPrivate ? readPermissions(database, caller, topic) : everyPermission,
        });
      });
    },
    stop: async () => {
      await stopForwarding();
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}
