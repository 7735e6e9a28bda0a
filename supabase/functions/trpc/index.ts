import { createHandler } from './handler.ts';

function readSetting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

const localOrigins = 'http://127.0.0.1:5173,http://localhost:5173';

Deno.serve(
  createHandler({
    supabaseUrl: readSetting('SUPABASE_URL'),
    publishableKey: readSetting('SUPABASE_ANON_KEY'),
    allowedOrigins: (Deno.env.get('ALLOWED_ORIGINS') ?? localOrigins).split(','),
    fetch,
  }),
);
