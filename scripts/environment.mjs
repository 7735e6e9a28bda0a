// Settings of the embedded stack: `.env`, overridden by the environment itself.
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { projectRoot } from './ensure-installed.mjs';

const envFile = join(projectRoot, '.env');

/** @type {Record<keyof import('../supabase/local/keys.ts').StackKeys, string>} */
const keyNames = {
  publishableKey: 'VITE_SUPABASE_PUBLISHABLE_KEY',
  secretKey: 'SUPABASE_SECRET_KEY',
  jwtSecret: 'SUPABASE_JWT_SECRET',
  pushPublicKey: 'VITE_PUSH_PUBLIC_KEY',
  pushPrivateKey: 'PUSH_PRIVATE_KEY',
};

/**
 * Sets `NAME=value`, in place if the name exists.
 * @param {string} text
 * @param {string} name
 * @param {string} value
 */
function setVariable(text, name, value) {
  const line = new RegExp(`^${name}=.*$`, 'm');
  if (line.test(text)) return text.replace(line, () => `${name}=${value}`);
  return `${text.replace(/\n?$/, '\n')}${name}=${value}\n`;
}

/** Creates `.env` if it is missing, and fresh keys if it has none; then reads it into `process.env`. */
export async function prepareEnvironment() {
  const example = join(projectRoot, '.env.example');
  const before = existsSync(envFile) ? readFileSync(envFile, 'utf8') : '';
  let text = before || readFileSync(example, 'utf8');
  const present = parseEnv(text);
  const isPair = present[keyNames.pushPublicKey] && present[keyNames.pushPrivateKey];
  const missing = Object.entries(keyNames).filter(
    ([key, name]) => !present[name] || (key.startsWith('push') && !isPair),
  );
  if (missing.length > 0) {
    const { createKeys } = await import('../supabase/local/keys.ts');
    const keys = await createKeys();
    for (const [key, name] of missing) {
      text = setVariable(text, name, Object.entries(keys).find(([id]) => id === key)?.[1] ?? '');
    }
  }
  if (text !== before) {
    writeFileSync(envFile, text, { mode: 0o600 });
    console.log(before ? 'Added the missing keys to .env.' : 'Wrote .env with fresh keys.');
  }
  // Also fixes an existing file's mode, because its keys open everything.
  chmodSync(envFile, 0o600);
  process.loadEnvFile(envFile);
}

/** Keys of the embedded stack, once the environment is prepared. */
export function readKeys() {
  return {
    publishableKey: process.env[keyNames.publishableKey] ?? '',
    secretKey: process.env[keyNames.secretKey] ?? '',
    jwtSecret: process.env[keyNames.jwtSecret] ?? '',
    pushPublicKey: process.env[keyNames.pushPublicKey] ?? '',
    pushPrivateKey: process.env[keyNames.pushPrivateKey] ?? '',
  };
}

/**
 * @param {string} variable
 * @param {number} usual
 */
export function readPort(variable, usual) {
  const text = process.env[variable] ?? '';
  const port = text === '' ? usual : Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  console.error(`${variable} must be a port from 1 to 65535, but is "${text}".`);
  process.exit(1);
}

/** Folder of the embedded stack's data between starts. */
export const dataDir = process.env['POINTFOLIO_DATA_DIR'] || join(projectRoot, '.local', 'db');
