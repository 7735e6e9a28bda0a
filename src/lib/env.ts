import * as z from 'zod/mini';

const flag = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value === 'true'),
);

const environment = z.object({
  VITE_SUPABASE_URL: z.url(),
  VITE_SUPABASE_PUBLISHABLE_KEY: z.string().check(z.minLength(1)),
  VITE_PUBLIC_BASE_URL: z.optional(z.string()),
  VITE_GOOGLE_ENABLED: flag,
  VITE_GITHUB_ENABLED: flag,
});

function readEnvironment() {
  const result = environment.safeParse(import.meta.env);
  if (!result.success) {
    const names = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`The app was built without a usable value for: ${names}. See .env.example.`);
  }
  return result.data;
}

type Environment = ReturnType<typeof readEnvironment>;
let known: Environment | undefined;

/** The settings the app was built with; throws a sentence that names what is missing. */
export function getEnv(): Environment {
  known ??= readEnvironment();
  return known;
}

/** The address the app is reached at, without a slash at its end. */
export function getPublicBaseUrl(): string {
  const configured = getEnv().VITE_PUBLIC_BASE_URL;
  const url = configured === undefined || configured === '' ? window.location.origin : configured;
  return url.replace(/\/+$/u, '');
}
