import { hurried } from '../../../src/cli/patience.ts';
import { readFactsFrom } from '../../../src/cli/seed-rows.ts';
import { readSettings } from '../calendar/settings.ts';
import { createHandler } from './handler.ts';
import { readFacts } from './read-facts.ts';

const settings = { ...readSettings((name) => Deno.env.get(name)), fetch };

/** The modules that answer read all facts when they are imported, as they are for as long as this process runs. */
async function loadAnswers() {
  readFactsFrom(await readFacts(settings));
  return import('../../../src/cli/assistant-server.ts');
}

let loading: ReturnType<typeof loadAnswers> | null = null;
Deno.serve(
  createHandler(async () => {
    loading ??= loadAnswers().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return (await loading).createAssistantServer(hurried(() => performance.now()));
  }),
);
