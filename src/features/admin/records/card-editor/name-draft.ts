import * as s from '@/lib/row-shape.ts';
import { createStored } from '@/lib/storage/stored.ts';
import type { EditorRow, SavedRow } from './apply-edits.ts';
import { cardTables } from './list-sections.ts';

const rowShape = s.object({
  table: s.oneOf(cardTables),
  id: s.number(),
  parentId: s.nullable(s.number()),
  texts: s.record(s.string()),
});
const draftShape = s.object({
  savedAt: s.string(),
  base: s.array(s.object({ ...rowShape.fields, revision: s.number() })),
  rows: s.array(rowShape),
});

type CardDraft = {
  readonly savedAt: string;
  readonly base: readonly SavedRow[];
  readonly rows: readonly EditorRow[];
};

export const draftKeyOf = (cardId: number | null) => `card-draft:${cardId ?? 'new'}`;

/** The draft of a card, or of a new one, on this device; null if there is none this build can read. */
export function cardDraft(cardId: number | null) {
  return createStored<CardDraft | null>({
    key: draftKeyOf(cardId),
    place: 'local',
    fallback: null,
    read: draftShape.parse,
  });
}
