import { createServer, type Server, type Socket } from 'node:net';

/** Restores a mail's lines from their SMTP encoding. */
export interface ReceivedMail {
  to: string[];
  source: string;
}

/**
 * Implements the part of SMTP that a mail needs, on this machine; accepted mail goes to `receive`.
 * https://www.rfc-editor.org/rfc/rfc5321
 */
export function createSmtpServer(receive: (mail: ReceivedMail) => Promise<void>): Server {
  return createServer((socket) => {
    converse(socket, receive);
  });
}

function converse(socket: Socket, receive: (mail: ReceivedMail) => Promise<void>): void {
  let pending = '';
  let to: string[] = [];
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);

  function takeCommand(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO' || verb === 'HELO') say('250 mail');
    else if (verb === 'MAIL' || verb === 'RSET') {
      to = [];
      say('250 OK');
    } else if (verb === 'RCPT') {
      to.push(/<([^>]*)>/.exec(line)?.[1] ?? '');
      say('250 OK');
    } else if (verb === 'DATA') {
      isData = true;
      say('354 Go on');
    } else if (verb === 'QUIT') {
      socket.end('221 Bye\r\n');
    } else say('502 Not here');
  }

  /** Passes on the next complete line or mail; false if there is none yet. */
  function takeNext(): boolean {
    const mark = isData ? '\r\n.\r\n' : '\r\n';
    const end = pending.indexOf(mark);
    if (end === -1) return false;
    const text = pending.slice(0, end);
    pending = pending.slice(end + mark.length);
    if (!isData) {
      takeCommand(text);
      return true;
    }
    isData = false;
    const source = text.replaceAll('\r\n..', '\r\n.');
    receive({ to, source }).then(
      () => say('250 Kept'),
      () => say('451 Not kept'),
    );
    return true;
  }

  socket.setEncoding('latin1');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    pending += String(chunk);
    while (takeNext());
  });
  say('220 mail');
}
