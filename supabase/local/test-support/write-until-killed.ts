// Starts a stack on the folder that it is given, and adds rows through the API until it is killed. Prints the number
// of rows whose insert was answered.
import { startStack } from '../start-stack.ts';

const stack = await startStack({ dataDir: String(process.argv[2]), seed: false });
const { accessToken } = await stack.createMember('writer@pointfolio.test', 'correct horse', {
  role: 'app_admin',
});
for (let n = 1; ; n += 1) {
  const response = await fetch(`${stack.url}/rest/v1/alliances`, {
    method: 'POST',
    headers: {
      apikey: stack.publishableKey,
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ slug: `alliance-${n}`, name: `Alliance ${n}`, confidence: 'low' }),
  });
  if (!response.ok) throw new Error(await response.text());
  process.stdout.write(`${n}\n`);
}
