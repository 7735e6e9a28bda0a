import { CARD_DRAFTS } from '@/lib/member-drafts.ts';
import * as s from '@/lib/row-shape.ts';
import type { EditorRow, SavedRow } from './document.ts';
import { cardTables } from './sections.ts';

const rowShape = s.object({
  table: s.oneOf(cardTables),
  id: s.number(),
  parentId: s.nullable(s.number()),
  texts: s.record(s.string()),
});
const draftShape = s.orNull(
  s.object({
    savedAt: s.string(),
    base: s.array(s.object({ ...rowShape.fields, revision: s.number() })),
    rows: s.array(rowShape),
  }),
);

/** An edit that was not saved, with the version of the card it was made on. */
export type CardDraft = {
  readonly savedAt: string;
  readonly base: readonly SavedRow[];
  readonly rows: readonly EditorRow[];
};

const keyOfCard = (cardId: number | null) => `${CARD_DRAFTS}${cardId ?? 'new'}`;

/** Keeps an unsaved edit on this device; a device that refuses to keep anything works without. */
export function keepDraft(cardId: number | null, draft: CardDraft): void {
  try {
    localStorage.setItem(keyOfCard(cardId), JSON.stringify(draft));
  } catch (error) {
    console.warn('The draft is not kept on this device.', error);
  }
}

export function forgetDraft(cardId: number | null): void {
  try {
    localStorage.removeItem(keyOfCard(cardId));
  } catch (error) {
    console.warn('This device keeps no drafts.', error);
  }
}

/** The draft of a card; null when there is none, or none that this build can read. */
export function readDraft(cardId: number | null): CardDraft | null {
  try {
    const text = localStorage.getItem(keyOfCard(cardId));
    if (text === null) return null;
    return draftShape.parse(JSON.parse(text));
  } catch (error) {
    // Storage that is blocked, or text that is no JSON.
    if (error instanceof SyntaxError || error instanceof DOMException) return null;
    throw error;
  }
}
