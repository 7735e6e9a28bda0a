// Starts a stack on the given folder, and writes rows through the API, four at a time, until it is killed. Prints
// `started`; then a line for each answered write: the row's id and its revision, or `removed`. A removal is announced
// before it is sent, as `removing`.
import { randomUUID } from 'node:crypto';
import { startStack } from '../start-stack.ts';

const revisionsEach = 6;

const stack = await startStack({ dataDir: String(process.argv[2]), seed: false });
process.stdout.write('started\n');

async function writeWallets(number: number): Promise<never> {
  const email = `writer-${number}-${randomUUID()}@pointfolio.test`;
  const { accessToken } = await stack.createMember(email, 'correct horse');
  const send = async (method: string, query: string, row?: Record<string, string>) => {
    const response = await fetch(`${stack.url}/rest/v1/wallets${query}`, {
      method,
      headers: {
        apikey: stack.publishableKey,
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
      },
      ...(row === undefined ? {} : { body: JSON.stringify(row) }),
    });
    if (!response.ok) throw new Error(await response.text());
  };
  for (let count = 1; ; count += 1) {
    const id = randomUUID();
    const report = (state: string) => process.stdout.write(`${id} ${state}\n`);
    await send('POST', '', { id, name: 'Revision 1' });
    report('1');
    for (let revision = 2; revision <= revisionsEach; revision += 1) {
      await send('PATCH', `?id=eq.${id}&revision=eq.${revision - 1}`, {
        name: `Revision ${revision}`,
      });
      report(String(revision));
    }
    // Some rows stay for the comparison; a member may have at most fifty.
    if (count % 5 === 0 && count < 200) continue;
    report('removing');
    await send('DELETE', `?id=eq.${id}`);
    report('removed');
  }
}

await Promise.all([1, 2, 3, 4].map(writeWallets));
