import { createSignal } from '@/lib/signal.ts';

export type ToastTone = 'neutral' | 'success' | 'error';

export type ToastInput = {
  title: string;
  description?: string;
  tone?: ToastTone;
  action?: { label: string; onPress: () => void };
};

export type ToastEntry = ToastInput & { id: number; isOpen: boolean };

const MAX_TOASTS = 5;

const entries = createSignal<readonly ToastEntry[]>([]);
let nextId = 1;

/** Shows a message; beyond five, the oldest is dropped. */
export function toast(input: ToastInput): number {
  const id = nextId++;
  entries.set([...entries.get(), { ...input, id, isOpen: true }].slice(-MAX_TOASTS));
  return id;
}

export function dismissToast(id: number): void {
  entries.set(entries.get().filter((entry) => entry.id !== id));
}

export function clearToasts(): void {
  entries.set([]);
}

export const listToasts = entries.get;
export const subscribeToToasts = entries.subscribe;
