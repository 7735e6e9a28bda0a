import { request as requestHttp, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';

export function forward(incoming: IncomingMessage, response: ServerResponse, target: URL): void {
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  const outgoing = send(
    target,
    { method: incoming.method, headers: { ...incoming.headers, host: target.host } },
    (answer) => {
      const headers = Object.entries(answer.headers).filter(
        ([name]) => !/^(connection|keep-alive|transfer-encoding)$/.test(name),
      );
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
      answer.pipe(response);
    },
  );
  outgoing.on('error', () => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
    response.end('The address behind this path does not answer.');
  });
  incoming.pipe(outgoing);
}
