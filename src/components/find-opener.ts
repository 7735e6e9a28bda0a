type Listener = () => void;

const listeners = new Set<Listener>();
let isWanted = false;

/** Asks the search overlay to open now, or once it is mounted. */
export function openFind(): void {
  isWanted = listeners.size === 0;
  for (const listener of listeners) listener();
}

export function subscribeToFind(listener: Listener): () => void {
  listeners.add(listener);
  if (isWanted) {
    isWanted = false;
    listener();
  }
  return () => listeners.delete(listener);
}
