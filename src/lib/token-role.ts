/** Reads a claim of a token without verifying it; the server verifies it on every call. */
function readClaim(token: string, name: string): unknown {
  const payload = token.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) return undefined;
    return Reflect.get(claims, name);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return undefined;
    throw error;
  }
}

function readText(token: string, name: string): string | undefined {
  const claim = readClaim(token, name);
  return typeof claim === 'string' ? claim : undefined;
}

export function readTokenRole(token: string): string | undefined {
  return readText(token, 'role');
}

/** `aal1` after a password, a mail or a provider alone, `aal2` after a code of an authenticator app. */
export function readTokenAssurance(token: string): string | undefined {
  return readText(token, 'aal');
}

/** True if the operator waives the authenticator app for this admin, as on a laptop. */
export function isExcusedFromApp(token: string): boolean {
  const metadata = readClaim(token, 'app_metadata');
  return (
    typeof metadata === 'object' &&
    metadata !== null &&
    Reflect.get(metadata, 'second_factor') === 'optional'
  );
}

export function readTokenSubject(token: string): string | undefined {
  return readText(token, 'sub');
}

/** Expiry of the token, in seconds since 1970 by the server's clock. */
export function readTokenEnd(token: string): number | undefined {
  const end = readClaim(token, 'exp');
  return typeof end === 'number' ? end : undefined;
}

/** Time of the member's last sign-in, in seconds since 1970: by password, mail, provider or app. */
export function readTokenSignIn(token: string): number | undefined {
  const ways = readClaim(token, 'amr');
  const times = (Array.isArray(ways) ? ways : []).flatMap((way: unknown) => {
    if (typeof way !== 'object' || way === null) return [];
    const time: unknown = Reflect.get(way, 'timestamp');
    return typeof time === 'number' ? [time] : [];
  });
  return times.length === 0 ? undefined : Math.max(...times);
}
