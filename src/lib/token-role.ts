/** What a token says; the server has signed it and decides by it on every call. */
function readClaim(token: string, name: string): string | undefined {
  const payload = token.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) return undefined;
    const claim: unknown = Reflect.get(claims, name);
    return typeof claim === 'string' ? claim : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return undefined;
    throw error;
  }
}

/** The database role that a token names. */
export function readTokenRole(token: string): string | undefined {
  return readClaim(token, 'role');
}

/** The id of the member whose token it is. */
export function readTokenSubject(token: string): string | undefined {
  return readClaim(token, 'sub');
}
