import { z } from 'zod';

const KEY = 'pointfolio-last-whiteboard';

/** The board that was open last on this device; storage that refuses remembers none. */
export function readLastBoard(): string | undefined {
  try {
    return z.uuid().safeParse(localStorage.getItem(KEY)).data;
  } catch {
    return undefined;
  }
}

export function rememberLastBoard(id: string | undefined): void {
  try {
    if (id === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // The list of boards is one step further: nothing is lost.
  }
}
