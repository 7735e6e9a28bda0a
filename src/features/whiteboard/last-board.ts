import { isBoardId } from './search.ts';

const KEY = 'pointfolio-last-whiteboard';

/** The board that was open last on this device; storage that refuses remembers none. */
export function readLastBoard(): string | undefined {
  try {
    const id = localStorage.getItem(KEY);
    return isBoardId(id) ? id : undefined;
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
