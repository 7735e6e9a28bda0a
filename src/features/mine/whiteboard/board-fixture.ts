import { type BoardElement, elementSchema } from './schema.ts';

/** An element as Excalidraw makes it, for tests. */
export function makeElement(change: Record<string, unknown> = {}): BoardElement {
  return elementSchema.parse({
    id: 'a',
    type: 'rectangle',
    x: 0,
    y: 0,
    width: 100,
    height: 50,
    index: 'a0',
    version: 1,
    versionNonce: 1,
    isDeleted: false,
    updated: 0,
    link: null,
    ...change,
  });
}

/** A box with words in it: the box and its text. */
export function makeBox(id: string, text: string, x: number, y: number): BoardElement[] {
  return [
    makeElement({ id, x, y }),
    makeElement({
      id: `${id}-text`,
      type: 'text',
      containerId: id,
      text,
      originalText: text,
      x,
      y,
    }),
  ];
}
