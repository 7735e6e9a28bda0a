type Text = string | undefined;

type Environment = {
  VITE_SUPABASE_URL: string;
  VITE_SUPABASE_PUBLISHABLE_KEY: string;
  VITE_PUBLIC_BASE_URL: Text;
  VITE_DISQUS_SHORTNAME: Text;
  VITE_GOOGLE_ENABLED: boolean;
  VITE_GITHUB_ENABLED: boolean;
  VITE_TAG_MANAGER_ID: Text;
  VITE_LOGROCKET_ENABLED: boolean;
  VITE_LOGROCKET_ID: Text;
  VITE_STAFF_ADDRESSES: Text;
  VITE_CONSENT: Text;
};

function readText(name: keyof Environment): Text {
  const value: unknown = import.meta.env[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function readNeeded(name: keyof Environment, isUsable: (value: string) => boolean): string {
  const value = readText(name);
  if (value === undefined || !isUsable(value)) {
    throw new Error(`The app was built without a usable value for: ${name}. See .env.example.`);
  }
  return value;
}

function readEnvironment(): Environment {
  return {
    VITE_SUPABASE_URL: readNeeded('VITE_SUPABASE_URL', (value) => URL.canParse(value)),
    VITE_SUPABASE_PUBLISHABLE_KEY: readNeeded('VITE_SUPABASE_PUBLISHABLE_KEY', () => true),
    VITE_PUBLIC_BASE_URL: readText('VITE_PUBLIC_BASE_URL'),
    VITE_DISQUS_SHORTNAME: readText('VITE_DISQUS_SHORTNAME'),
    VITE_GOOGLE_ENABLED: readText('VITE_GOOGLE_ENABLED') === 'true',
    VITE_GITHUB_ENABLED: readText('VITE_GITHUB_ENABLED') === 'true',
    VITE_TAG_MANAGER_ID: readText('VITE_TAG_MANAGER_ID'),
    VITE_LOGROCKET_ENABLED: readText('VITE_LOGROCKET_ENABLED') === 'true',
    VITE_LOGROCKET_ID: readText('VITE_LOGROCKET_ID'),
    VITE_STAFF_ADDRESSES: readText('VITE_STAFF_ADDRESSES'),
    VITE_CONSENT: readText('VITE_CONSENT'),
  };
}

let known: Environment | undefined;

/** The settings the app was built with; throws a sentence that names what is missing. */
export function getEnv(): Environment {
  known ??= readEnvironment();
  return known;
}

/** The address the app is reached at, without a slash at its end. */
export function getPublicBaseUrl(): string {
  const url = getEnv().VITE_PUBLIC_BASE_URL ?? window.location.origin;
  return url.replace(/\/+$/u, '');
}
