import { readSettings } from '../calendar/settings.ts';
import { createHandler } from './handler.ts';

Deno.serve(createHandler({ ...readSettings((name) => Deno.env.get(name)), fetch }));
