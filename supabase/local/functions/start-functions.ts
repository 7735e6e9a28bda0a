import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import type { StackConfig } from '../config.ts';
import { sharedSources } from './deno-process.ts';
import { EdgeFunction } from './edge-function.ts';
import type { OwnSurroundings } from './reminders.ts';

export interface StartFunctionsOptions {
  /** Folder `supabase`, which the entry points are relative to. */
  folder: string;
  config: StackConfig['functions'];
  apiUrl: string;
  publishableKey: string;
  /** Origins whose pages may call the functions. */
  allowedOrigins: string[];
  /** Additional settings by function. */
  own?: Readonly<Record<string, OwnSurroundings>>;
  log: (line: string) => void;
}

export interface RunningFunctions {
  functions: Map<string, EdgeFunction>;
  stop(): Promise<void>;
}

/** Waits, because an editor writes a file in several steps. */
const settleMs = 150;

/** Calls back, once per burst, when a source of the functions has changed. */
function watchSources(places: readonly string[], changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = places.map((place) =>
    watch(place, { recursive: true }, (_event, name) => {
      if (!/\.(ts|json)$/.test(name ?? '')) return;
      clearTimeout(timer);
      timer = setTimeout(changed, settleMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** Starts every function of config.toml, with the environment of a hosted project. */
export function startFunctions(options: StartFunctionsOptions): RunningFunctions {
  const functions = new Map<string, EdgeFunction>();
  const sources = path.join(options.folder, 'functions');
  for (const [name, config] of Object.entries(options.config)) {
    const entrypoint = path.join(options.folder, config.entrypoint);
    if (!config.enabled || !existsSync(entrypoint)) continue;
    const own = options.own?.[name];
    const edgeFunction = new EdgeFunction(
      {
        name,
        entrypoint,
        sources,
        environment: {
          SUPABASE_URL: options.apiUrl,
          // The new kind of key, not the legacy one, which ends with 2026: a function that needs the legacy key fails
          // here.
          SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: options.publishableKey }),
          ALLOWED_ORIGINS: options.allowedOrigins.join(','),
          ...own?.environment,
        },
        allowedHosts: [new URL(options.apiUrl).host, ...(own?.allowedHosts ?? [])],
        log: (line) => {
          options.log(`[${name}] ${line}`);
        },
      },
      config.verify_jwt,
    );
    functions.set(name, edgeFunction);
  }
  const unwatch = watchSources([sources, ...sharedSources], () => {
    options.log('functions changed, starting them again');
    for (const edgeFunction of functions.values()) void edgeFunction.restart();
  });
  return {
    functions,
    stop: async () => {
      unwatch();
      await Promise.all([...functions.values()].map((edgeFunction) => edgeFunction.stop()));
    },
  };
}
