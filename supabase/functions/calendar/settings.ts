/** What the surroundings decide. */
export type Settings = {
  readonly supabaseUrl: string;
  /** Lets a request into the gateway; it gives no rights beyond those of a visitor. */
  readonly publishableKey: string;
  readonly fetch: typeof fetch;
};

export function readSettings(read: (name: string) => string | undefined): Omit<Settings, 'fetch'> {
  const need = (name: string): string => {
    const value = read(name)?.trim();
    if (!value) throw new Error(`${name} is not set`);
    return value;
  };
  return { supabaseUrl: need('SUPABASE_URL'), publishableKey: need('SUPABASE_ANON_KEY') };
}
