/** What the surroundings decide; read from the environment in `index.ts` only. */
export type Settings = {
  supabaseUrl: string;
  /** Lets a request into the gateway; it gives no rights beyond those of a visitor. */
  publishableKey: string;
  /** Origins whose pages may call from the browser, beside the app's own. */
  allowedOrigins: readonly string[];
  fetch: typeof fetch;
};
