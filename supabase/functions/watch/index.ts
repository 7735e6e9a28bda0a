import { createHandler } from './handler.ts';
import { readSettings } from './settings.ts';

Deno.serve(
  createHandler(
    readSettings((name) => Deno.env.get(name)),
    fetch,
  ),
);
