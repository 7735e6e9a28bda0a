import { DenoProcess, type DenoProcessOptions } from './deno-process.ts';

/** A process that ends sooner than this after its start would end again: it waits for a request or a change. */
const soonMs = 2_000;

/** Keeps a function's process running: starts it at once, and again after its end or a change of its source. */
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
      this.#current = undefined;
      const served = Date.now() - startedAt > soonMs;
      this.#options.log(served ? 'ended, starting it again' : 'ended at once');
      if (served) this.#start();
    });
    return started;
  }

  /** The port of the running process; rejected if it fails to start. */
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
