import { z } from 'zod';

/** API that describes hosted projects. https://supabase.com/docs/reference/api/introduction */
export const MANAGEMENT_API = 'https://api.supabase.com';

export type Project = {
  /** Reference of 20 letters, as in the project's address. */
  readonly ref: string;
  readonly token: string;
  readonly base?: string;
};

export class ManagementApi {
  readonly #project: Project;
  readonly #answers = new Map<string, Promise<unknown>>();

  constructor(project: Project) {
    this.#project = project;
  }

  /** Reads a path of the project's API; each is requested once. */
  get<Shape>(path: string, schema: z.ZodType<Shape>): Promise<Shape> {
    return this.#ask(path, schema, { method: 'GET' });
  }

  /** Returns rows of a query that the database runs as a read-only role. */
  query<Shape>(sql: string, row: z.ZodType<Shape>): Promise<Shape[]> {
    const body = JSON.stringify({ query: sql });
    return this.#ask('database/query/read-only', z.array(row), { method: 'POST', body });
  }

  async #ask<Shape>(path: string, schema: z.ZodType<Shape>, init: RequestInit): Promise<Shape> {
    const { ref, token, base = MANAGEMENT_API } = this.#project;
    const key = `${path} ${typeof init.body === 'string' ? init.body : ''}`;
    const known = this.#answers.get(key);
    const asked =
      known ??
      fetch(`${base}/v1/projects/${ref}/${path}`, {
        ...init,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        signal: AbortSignal.timeout(30_000),
      }).then(async (response) => {
        if (!response.ok) throw new Error(`${path} answers ${response.status}`);
        const answer: unknown = await response.json();
        return answer;
      });
    this.#answers.set(key, asked);
    const result = schema.safeParse(await asked);
    if (!result.success) throw new Error(`${path} answers something else than documented`);
    return result.data;
  }
}
