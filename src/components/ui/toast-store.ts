export type ToastTone = 'neutral' | 'success' | 'error';

export type ToastInput = {
  title: string;
  description?: string;
  tone?: ToastTone;
  action?: { label: string; onPress: () => void };
};

export type ToastEntry = ToastInput & { id: number; isOpen: boolean };

const MAX_TOASTS = 5;

let entries: readonly ToastEntry[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Shows a message; the oldest one goes when more than five would stand. */
export function toast(input: ToastInput): number {
  const id = nextId++;
  publish([...entries, { ...input, id, isOpen: true }].slice(-MAX_TOASTS));
  return id;
}

export function dismissToast(id: number): void {
  publish(entries.filter((entry) => entry.id !== id));
}

export function listToasts(): readonly ToastEntry[] {
  return entries;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
