// Secrets that no file of the build may contain, each with an example that proves the search finds it.

const encode = (/** @type {object} */ part) =>
  Buffer.from(JSON.stringify(part)).toString('base64url');
const serviceToken = [{ alg: 'HS256', typ: 'JWT' }, { role: 'service_role', iss: 'supabase' }, {}]
  .map(encode)
  .join('.');

/** True for the old form of the publishable key, which is a token too, and may be public. @param {string} token */
function isOfVisitors(token) {
  try {
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return claims.role === 'anon';
  } catch {
    return false;
  }
}

/** @type {{ what: string, pattern: RegExp, example: string, isHarmless?: (found: string) => boolean }[]} */
const forbidden = [
  // Looks for a whole key, because supabase-js itself contains the prefix of secret keys.
  { what: 'a secret key', pattern: /sb_secret_\w{8,}/g, example: `sb_secret_${'a'.repeat(24)}` },
  {
    what: 'the name of a secret',
    pattern: /SUPABASE_(?:SECRET_KEY|JWT_SECRET|SERVICE_ROLE_KEY|DB_URL)|POSTGRES_PASSWORD/g,
    example: 'process.env.SUPABASE_SERVICE_ROLE_KEY',
  },
  {
    what: 'a token',
    pattern: /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]+/g,
    example: serviceToken,
    isHarmless: isOfVisitors,
  },
  {
    what: 'a private key',
    pattern: /-----BEGIN [A-Z ]*PRIVATE KEY-----/g,
    example: '-----BEGIN EC PRIVATE KEY-----',
  },
  {
    what: 'an address with a password',
    pattern: /\b(?:postgres(?:ql)?|https?):\/\/[^\s/:@"'`${}]+:[^\s/@"'`${}]+@/g,
    example: 'postgresql://postgres:pass@db',
  },
  {
    what: 'code of the server',
    pattern:
      /Deno\.(?:serve|env)\b|The input cannot be read: |Too many changes at once\. |The database did not answer as expected|create policy |set_config\('role'/g,
    example: 'Deno.serve(createHandler(settings))',
  },
  {
    what: 'a map of the source',
    pattern: /\/\/[#@] sourceMappingURL=/g,
    example: '//# sourceMappingURL=index.js.map',
  },
];

/** @param {string} text @returns {string[]} */
export function findLeaks(text) {
  return forbidden
    .filter(({ pattern, isHarmless = () => false }) =>
      [...text.matchAll(pattern)].some(([found]) => !isHarmless(found)),
    )
    .map(({ what }) => what);
}

/** Lists the secrets that would not be found if they were planted into that text. @param {string} text */
export function listUnnoticed(text) {
  return forbidden
    .filter(({ what, example }) => !findLeaks(`${text}${example}`).includes(what))
    .map(({ what }) => what);
}
