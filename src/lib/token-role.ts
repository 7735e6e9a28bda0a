/** The database role that a token names; the server has signed it and decides by it on every call. */
export function readTokenRole(token: string): string | undefined {
  const payload = token.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof claims !== 'object' || claims === null) return undefined;
    const role: unknown = Reflect.get(claims, 'role');
    return typeof role === 'string' ? role : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return undefined;
    throw error;
  }
}
