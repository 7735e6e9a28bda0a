import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
export const supabaseDir = fileURLToPath(new URL('../', import.meta.url));
