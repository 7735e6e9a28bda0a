const MOST_ADDRESSES = 5_000;

/**
 * Counts the requests of an address in this minute, in memory only. The address comes from the proxies in front: a
 * client that fakes it gets past this limit, but not past one for all callers together.
 */
export function createAddressLimit(
  mostInMinute: number,
  now: () => number,
): (request: Request) => boolean {
  let minute = 0;
  const counts = new Map<string, number>();
  return (request) => {
    const present = Math.floor(now() / 60_000);
    if (present !== minute || counts.size > MOST_ADDRESSES) {
      minute = present;
      counts.clear();
    }
    const address = request.headers.get('x-forwarded-for')?.split(',', 1)[0]?.trim() ?? '';
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= mostInMinute;
  };
}
