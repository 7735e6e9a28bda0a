import { createTRPCClient, httpBatchLink, httpLink } from '@trpc/client';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import superjson from 'superjson';
import { build } from 'vite';
import { z } from 'zod';
import { runTool } from '../../scripts/run-tool.mjs';
import type { AppRouter } from '../../supabase/functions/trpc/router.ts';
import { DenoProcess } from '../../supabase/local/functions/deno-process.ts';
import { projectRoot, supabaseDir } from '../../supabase/local/project.ts';
import { startStack, type Stack } from '../../supabase/local/start-stack.ts';
import { printRow, printTitle } from './print-table.ts';
import { median } from './timing.ts';

// Edge Function under Deno: the time to its first answer, the cost of a call, and the savings of a batch.

const MOST_BYTES = 1_000_000;
const MOST_MS_OF_99 = 20;
const MOST_MS_OF_A_BODY = 50;

const sources = path.join(supabaseDir, 'functions');

async function time(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

/** Measures from the start of the process to its first answer. */
async function measureColdStart(stack: Stack): Promise<number> {
  const process = new DenoProcess({
    name: 'trpc',
    entrypoint: path.join(sources, 'trpc/index.ts'),
    sources,
    environment: {
      SUPABASE_URL: stack.url,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: stack.publishableKey }),
      ALLOWED_ORIGINS: 'http://127.0.0.1:5173',
    },
    allowedHosts: [new URL(stack.url).host],
    log: () => undefined,
  });
  try {
    return await time(async () => {
      const port = await process.port;
      const answer = await fetch(`http://127.0.0.1:${port}/trpc/users.getCurrentUser`);
      if (answer.status !== 401) throw new Error(`the first call was answered by ${answer.status}`);
      await answer.text();
    });
  } finally {
    await process.stop();
  }
}

async function measureCalls(stack: Stack) {
  const { accessToken } = await stack.createMember(
    'bench@pointfolio.test',
    'a long enough password',
  );
  const options = {
    url: `${stack.url}/functions/v1/trpc`,
    transformer: superjson,
    headers: { authorization: `Bearer ${accessToken}` },
  };
  const single = createTRPCClient<AppRouter>({ links: [httpLink(options)] });
  const batched = createTRPCClient<AppRouter>({ links: [httpBatchLink(options)] });
  const call = () => single.users.getCurrentUser.query();
  const ten = Array.from({ length: 10 }, () => call);
  for (let index = 0; index < 20; index += 1) await call();
  const calls: number[] = [];
  for (let index = 0; index < 200; index += 1) calls.push(await time(call));
  const oneByOne: number[] = [];
  const atOnce: number[] = [];
  const inABatch: number[] = [];
  for (let index = 0; index < 15; index += 1) {
    oneByOne.push(
      await time(async () => {
        for (const run of ten) await run();
      }),
    );
    atOnce.push(await time(() => Promise.all(ten.map((run) => run()))));
    inABatch.push(
      await time(() => Promise.all(ten.map(() => batched.users.getCurrentUser.query()))),
    );
  }
  return {
    call: median(calls),
    oneByOne: median(oneByOne),
    atOnce: median(atOnce),
    inABatch: median(inABatch),
  };
}

async function measureBundle(): Promise<{ bytes: number; gzipped: number }> {
  const result = await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'silent',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: path.join(sources, 'trpc/index.ts'),
      write: false,
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = outputs.map((each) => (each.type === 'chunk' ? each.code : '')).join('\n');
  if (code === '') throw new Error('the bundle is empty');
  return { bytes: Buffer.byteLength(code), gzipped: gzipSync(code).length };
}

const measured = z.object({
  median: z.number(),
  p99: z.number(),
  cpuPerCall: z.number(),
  slowestBody: z.object({ name: z.string(), milliseconds: z.number() }),
});

async function measureFuzz() {
  const { code, output } = await runTool('deno', [
    'run',
    '--no-prompt',
    '--no-lock',
    '--cached-only',
    '--node-modules-dir=manual',
    '--config=supabase/functions/trpc/deno.json',
    '--allow-env',
    '--allow-read',
    'tests/bench/function-fuzz.ts',
  ]);
  const line = output.split('\n').findLast((each) => each.startsWith('{'));
  if (code !== 0 || line === undefined) throw new Error(output);
  return measured.parse(JSON.parse(line));
}

const stack = await startStack({ functions: true, quiet: true });
const failures: string[] = [];
try {
  const starts: number[] = [];
  for (let index = 0; index < 5; index += 1) starts.push(await measureColdStart(stack));
  const cold = median(starts);
  const { call, oneByOne, atOnce, inABatch } = await measureCalls(stack);
  const bundle = await measureBundle();
  const fuzz = await measureFuzz();
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const ratio = (value: number, of: number) => `${(value / of).toFixed(2)}×`;
  printTitle('the function under Deno', 'measured', 'beside', 'ratio');
  printRow('cold start to the first answer', ms(cold), 'a warm call', ratio(cold, call));
  printRow('warm call of getCurrentUser', ms(call));
  printRow('10 calls, one after the other', ms(oneByOne), 'a warm call', ratio(oneByOne, call));
  printRow('10 calls at once', ms(atOnce), 'one by one', ratio(atOnce, oneByOne));
  printRow('10 calls in a batch', ms(inABatch), 'one by one', ratio(inABatch, oneByOne));
  printRow('a fuzzed call: median', ms(fuzz.median));
  printRow('a fuzzed call: 99 of 100', ms(fuzz.p99), '20 ms', ratio(fuzz.p99, MOST_MS_OF_99));
  printRow('a fuzzed call: processor', ms(fuzz.cpuPerCall));
  const { name, milliseconds } = fuzz.slowestBody;
  printRow(
    'the slowest small body',
    ms(milliseconds),
    '50 ms',
    ratio(milliseconds, MOST_MS_OF_A_BODY),
  );
  console.log(`  (${name})`);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  printRow('bundle, minified', kilobytes(bundle.bytes), '1000 kB', ratio(bundle.bytes, MOST_BYTES));
  printRow('bundle, compressed (gzip)', kilobytes(bundle.gzipped));
  if (bundle.bytes > MOST_BYTES) failures.push('the bundle is larger than 1 MB');
  if (fuzz.p99 > MOST_MS_OF_99) failures.push('one call in a hundred takes longer than 20 ms');
  if (fuzz.slowestBody.milliseconds > MOST_MS_OF_A_BODY)
    failures.push('a body takes longer than 50 ms');
} finally {
  await stack.stop();
}
for (const failure of failures) console.log(`✗ ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);
