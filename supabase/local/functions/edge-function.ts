import { DenoProcess, type DenoProcessOptions } from './deno-process.ts';

/** A process that ends sooner than this after its start has failed, and waits for a change of its source. */
const soonMs = 2_000;

/** Keeps a function's process running: started at once, again after its end, anew when its source changes. */
export class EdgeFunction {
  readonly verifyJwt: boolean;
  readonly #options: DenoProcessOptions;
  #current: DenoProcess | undefined;
  #stopped = false;

  constructor(options: DenoProcessOptions, verifyJwt: boolean) {
    this.#options = options;
    this.verifyJwt = verifyJwt;
    this.#start();
  }

  #start(): DenoProcess {
    const started = new DenoProcess(this.#options);
    const startedAt = Date.now();
    this.#current = started;
    void started.exited.then(() => {
      if (this.#stopped || this.#current !== started) return;
      const died = Date.now() - startedAt > soonMs;
      this.#options.log(died ? 'ended and is started again' : 'failed to start');
      if (died) this.#start();
    });
    return started;
  }

  /** The port of the running process. A failed one is tried again, so that an error is answered, not kept. */
  async getPort(): Promise<number> {
    return (this.#current ?? this.#start()).port;
  }

  async restart(): Promise<void> {
    const previous = this.#current;
    this.#current = undefined;
    await previous?.stop();
    if (!this.#stopped) this.#start();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#current?.stop();
  }
}
