import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isForThisMachine } from '../gateway/own-host.ts';
import type { CaughtMail, MailCatcher } from './mail-catcher.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function renderPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
td, th { text-align: left; padding: .25rem 1rem .25rem 0; } iframe { width: 100%; height: 60vh; border: 1px solid #888; }
</style></head><body>${body}</body></html>`;
}

function renderList(mails: CaughtMail[]): string {
  const rows = mails.map(
    (mail) => `<tr><td><a href="/messages/${mail.id}">${escapeHtml(mail.subject)}</a></td>
<td>${escapeHtml(mail.to)}</td><td>${mail.receivedAt}</td></tr>`,
  );
  const table = `<table><tr><th>Subject</th><th>To</th><th>Received</th></tr>${rows.join('')}</table>`;
  const none = '<p>No mail yet. Mails that the stack sends appear here.</p>';
  return renderPage('Mail', `<h1>Mail</h1>${mails.length === 0 ? none : table}`);
}

function renderMail(mail: CaughtMail): string {
  const body = mail.html ?? `<pre>${escapeHtml(mail.text ?? '')}</pre>`;
  const frame = `<iframe title="Message" sandbox="allow-top-navigation-by-user-activation allow-popups"
srcdoc="${escapeHtml(`<base target="_top">${body}`)}"></iframe>`;
  return renderPage(
    mail.subject,
    `<p><a href="/">All mail</a></p><h1>${escapeHtml(mail.subject)}</h1><p>To ${escapeHtml(mail.to)}, ${mail.receivedAt}</p>${frame}`,
  );
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
}

function answer(catcher: MailCatcher, request: IncomingMessage, response: ServerResponse): void {
  if (!isForThisMachine(request)) {
    send(response, 421, 'text/plain', 'These mails are read under a name of this machine only.');
    return;
  }
  // A page of another site can request `//`, which is not a valid address.
  const pathname = URL.parse(request.url ?? '/', 'http://mail')?.pathname ?? '';
  if (pathname === '/api/messages') {
    if (request.method === 'DELETE') catcher.clear();
    send(response, 200, 'application/json', JSON.stringify(catcher.list()));
    return;
  }
  const id = /^\/messages\/(\d+)$/.exec(pathname)?.[1];
  const mail = id === undefined ? undefined : catcher.get(Number(id));
  if (mail) send(response, 200, 'text/html', renderMail(mail));
  else if (pathname === '/') send(response, 200, 'text/html', renderList(catcher.list()));
  else send(response, 404, 'text/plain', 'Not found');
}

/** Serves a page with the caught mails, and `GET` or `DELETE /api/messages` for tests. */
export function createMailPage(catcher: MailCatcher): Server {
  return createServer((request, response) => {
    answer(catcher, request, response);
  });
}
