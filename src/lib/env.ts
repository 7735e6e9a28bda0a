type Text = string | undefined;

type Environment = {
  VITE_SUPABASE_URL: string;
  VITE_SUPABASE_PUBLISHABLE_KEY: string;
  VITE_PUBLIC_BASE_URL: Text;
  VITE_WIDGETS_ORIGIN: Text;
  VITE_DISQUS_SHORTNAME: Text;
  VITE_GOOGLE_ENABLED: boolean;
  VITE_GITHUB_ENABLED: boolean;
  VITE_TAG_MANAGER_ID: Text;
  VITE_LOGROCKET_ENABLED: boolean;
  VITE_LOGROCKET_ID: Text;
  VITE_CONSENT: Text;
  VITE_ASK_FOR_REPORTS: boolean;
  VITE_MAIL_URL: Text;
  VITE_PUSH_PUBLIC_KEY: Text;
};

function textOf(value: Text): Text {
  return value === '' ? undefined : value;
}

function needed(
  name: keyof Environment,
  value: Text,
  isUsable: (value: string) => boolean,
): string {
  if (value && isUsable(value)) return value;
  throw new Error(`The app was built without a usable value for: ${name}. See .env.example.`);
}

/** Each variable by its full name: the build replaces these expressions, and nothing else of the environment. */
function readEnvironment(): Environment {
  return {
    VITE_SUPABASE_URL: needed('VITE_SUPABASE_URL', import.meta.env.VITE_SUPABASE_URL, (value) =>
      URL.canParse(value),
    ),
    VITE_SUPABASE_PUBLISHABLE_KEY: needed(
      'VITE_SUPABASE_PUBLISHABLE_KEY',
      import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
      () => true,
    ),
    VITE_PUBLIC_BASE_URL: textOf(import.meta.env.VITE_PUBLIC_BASE_URL),
    VITE_WIDGETS_ORIGIN: textOf(import.meta.env.VITE_WIDGETS_ORIGIN),
    VITE_DISQUS_SHORTNAME: textOf(import.meta.env.VITE_DISQUS_SHORTNAME),
    VITE_GOOGLE_ENABLED: import.meta.env.VITE_GOOGLE_ENABLED === 'true',
    VITE_GITHUB_ENABLED: import.meta.env.VITE_GITHUB_ENABLED === 'true',
    VITE_TAG_MANAGER_ID: textOf(import.meta.env.VITE_TAG_MANAGER_ID),
    VITE_LOGROCKET_ENABLED: import.meta.env.VITE_LOGROCKET_ENABLED === 'true',
    VITE_LOGROCKET_ID: textOf(import.meta.env.VITE_LOGROCKET_ID),
    VITE_CONSENT: textOf(import.meta.env.VITE_CONSENT),
    VITE_ASK_FOR_REPORTS: import.meta.env.VITE_ASK_FOR_REPORTS === 'true',
    VITE_MAIL_URL: textOf(import.meta.env.VITE_MAIL_URL),
    VITE_PUSH_PUBLIC_KEY: textOf(import.meta.env.VITE_PUSH_PUBLIC_KEY),
  };
}

let known: Environment | undefined;

/** Reads the settings the app was built with; throws a message that names a missing one. */
export function getEnv(): Environment {
  known ??= readEnvironment();
  return known;
}

/** The address the app is reached at, without a slash at its end. */
export function getPublicBaseUrl(): string {
  const url = getEnv().VITE_PUBLIC_BASE_URL ?? window.location.origin;
  return url.replace(/\/+$/u, '');
}
