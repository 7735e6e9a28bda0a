import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { amplifications } from '../functions/trpc/amplifications.ts';
import { createCall, createFakeSupabase } from '../functions/trpc/fake-supabase.ts';
import { createFuzzer } from '../functions/trpc/fuzz-requests.ts';
import { createHandler } from '../../supabase/functions/trpc/handler.ts';

// Runs under Deno, as the function does, and prints its measurements as one line of JSON.

const { settings } = createFakeSupabase(({ method, path }) => {
  if (path.endsWith('rest/v1/members') || path.startsWith('/auth') || path.includes('count'))
    return undefined;
  if (path.includes('/rpc/')) return { status: 200, body: 1 };
  return { status: 200, body: method === 'POST' ? { revision: 1 } : [] };
});
const handle = createHandler(settings);
const createRequest = createFuzzer(20261121);

const milliseconds: number[] = [];
const cpu = process.cpuUsage();
for (let index = 0; index < 10_000; index += 1) {
  const request = createRequest();
  const startedAt = performance.now();
  const response = await handle(request);
  await response.text();
  milliseconds.push(performance.now() - startedAt);
}
const { user, system } = process.cpuUsage(cpu);
milliseconds.sort((a, b) => a - b);
const at = (share: number) => milliseconds[Math.floor(milliseconds.length * share)] ?? Number.NaN;

const bodies: { name: string; milliseconds: number }[] = [];
for (const { name, body } of amplifications) {
  const times: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    const { url, headers } = createCall('users.updateName');
    const startedAt = performance.now();
    await handle(new Request(url, { method: 'POST', headers, body }));
    times.push(performance.now() - startedAt);
  }
  bodies.push({ name, milliseconds: Math.min(...times) });
}

console.log(
  JSON.stringify({
    median: at(0.5),
    p99: at(0.99),
    cpuPerCall: (user + system) / 1000 / milliseconds.length,
    slowestBody: bodies.sort((a, b) => b.milliseconds - a.milliseconds)[0],
  }),
);
