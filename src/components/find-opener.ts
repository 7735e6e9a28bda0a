type Listener = () => void;

const listeners = new Set<Listener>();

/** Asks whoever draws the search over everything to open it. */
export function openFind(): void {
  for (const listener of listeners) listener();
}

export function subscribeToFind(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
