import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropOldTombstones, isAhead, mergeElements, stampsOf } from './merge-elements.ts';
import { type BoardElement, elementSchema } from './schema.ts';

function element(change: Record<string, unknown> = {}): BoardElement {
  const plain = { id: 'a', type: 'rectangle', x: 0, y: 0, width: 10, height: 10, index: 'a0' };
  return elementSchema.parse({
    ...plain,
    version: 1,
    versionNonce: 1,
    isDeleted: false,
    updated: 0,
    ...change,
  });
}

/** Versions of the same few elements; the nonce belongs to the version, as on real devices. */
const drawing = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      version: fc.integer({ min: 1, max: 4 }),
      fork: fc.integer({ min: 0, max: 2 }),
    }),
    { selector: ({ id }) => id },
  )
  .map((parts) =>
    parts.map(({ id, version, fork }) =>
      element({
        id,
        version,
        versionNonce: fork,
        x: version * 10 + fork,
        index: `a${id}`,
        isDeleted: version === 4,
      }),
    ),
  );

describe('merging drawings', () => {
  it('keeps what each side drew', () => {
    const merged = mergeElements([element({ id: 'a' })], [element({ id: 'b' })]);
    expect(merged.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('takes the later change of one element, a removal too', () => {
    const old = element({ version: 3, x: 1 });
    expect(mergeElements([old], [element({ version: 4, x: 2 })])[0]?.x).toBe(2);
    expect(mergeElements([old], [element({ version: 2, x: 2 })])[0]?.x).toBe(1);
    expect(mergeElements([old], [element({ version: 4, isDeleted: true })])[0]?.isDeleted).toBe(
      true,
    );
  });

  it('leaves alone what is being worked on', () => {
    const mine = element({ version: 1, x: 1 });
    const merged = mergeElements([mine], [element({ version: 9, x: 2 })], new Set(['a']));
    expect(merged[0]?.x).toBe(1);
  });

  it('is the same in any order, and with repeats', () => {
    fc.assert(
      fc.property(drawing, drawing, drawing, (a, b, c) => {
        const ab = mergeElements(a, b);
        expect(mergeElements(b, a)).toEqual(ab);
        expect(mergeElements(ab, c)).toEqual(mergeElements(a, mergeElements(b, c)));
        expect(mergeElements(ab, b)).toEqual(ab);
        expect(isAhead(a, stampsOf(ab)) || isAhead(b, stampsOf(ab))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('forgets removals after a week', () => {
    const day = 24 * 60 * 60_000;
    const now = 30 * day;
    const elements = [
      element({ id: 'kept' }),
      element({ id: 'fresh', isDeleted: true, updated: now - day }),
      element({ id: 'old', isDeleted: true, updated: now - 8 * day }),
    ];
    expect(dropOldTombstones(elements, now).map(({ id }) => id)).toEqual(['kept', 'fresh']);
  });
});
