import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getToday } from '@/lib/dates.ts';
import { describeError } from '@/lib/describe-error.ts';
import { isMemberGone } from '@/lib/page-member.ts';
import type { Texts } from '@/lib/fields/field.ts';
import { useSaveWholeCard } from '../mutations.ts';
import { readWholeCard, wholeCardQuery } from './queries.ts';
import {
  checkDocument,
  findRefused,
  listUnsourced,
  type RowErrors,
  toPayload,
} from './check-document.ts';
import {
  type CardRows,
  carryOver,
  createRow,
  type EditorRow,
  keyOf,
  removeRow,
  type SavedRow,
  summarizeEdits,
  toSavedRows,
} from './apply-edits.ts';
import { cardDraft, draftKeyOf } from './name-draft.ts';
import { mergeDocuments } from './merge-document.ts';
import type { CardTable } from './list-sections.ts';

type Settings = {
  /** Null for a card that is new. */
  cardId: number | null;
  saved: CardRows | null;
  onSaved: (id: number) => void;
};

type Document = { readonly base: readonly SavedRow[]; readonly rows: readonly EditorRow[] };

function startNew(): Document {
  return { base: [], rows: [createRow('credit_cards', -1, null, { verified_on: getToday() })] };
}

function isSameVersion(one: readonly SavedRow[], other: readonly SavedRow[]): boolean {
  const text = (rows: readonly SavedRow[]) =>
    JSON.stringify(rows.map(({ table, id, revision }) => [table, id, revision]));
  return text(one) === text(other);
}

function open(cardId: number | null, saved: CardRows | null) {
  const current: Document = saved
    ? { base: toSavedRows(saved), rows: toSavedRows(saved) }
    : startNew();
  const draft = cardDraft(cardId).get();
  if (draft === null) return { document: current, draftOf: null, theirs: null };
  return {
    document: { base: draft.base, rows: draft.rows },
    draftOf: draft.savedAt,
    theirs: isSameVersion(draft.base, current.base) ? null : current.base,
  };
}

/** Ids for new rows, below all that there are. */
function createIdSource(rows: readonly EditorRow[]): () => number {
  let lowest = Math.min(0, ...rows.map(({ id }) => id));
  return () => (lowest -= 1);
}

const words: Readonly<Record<string, string>> = {
  source_needed: 'Where does this come from? Name a source, and the day it was checked.',
  duplicate: 'There is another row with the same values, or the address is taken.',
  reference: 'This refers to something that is gone.',
  used: 'Something still refers to a row removed here. A benefit that members use gets an end date instead.',
  missing: 'This cannot be empty.',
  missing_row: 'This refers to a row that is not there.',
  unreadable: 'This is not of the kind that the database keeps.',
};

function refusalWords(reason: string): string {
  return words[reason] ?? 'The database refused this value.';
}

/** State of the card editor: the saved card, the edits, and the obstacles to saving. */
export function useCardEditor({ cardId, saved, onSaved }: Settings) {
  const queryClient = useQueryClient();
  const save = useSaveWholeCard();
  const [opened] = useState(() => open(cardId, saved));
  const [document, setDocument] = useState<Document>(opened.document);
  const [draftOf, setDraftOf] = useState(opened.draftOf);
  const [theirs, setTheirs] = useState<readonly SavedRow[] | null>(opened.theirs);
  const [errors, setErrors] = useState<RowErrors>({});
  const [unsourced, setUnsourced] = useState<readonly EditorRow[]>([]);
  const [problem, setProblem] = useState<string>();
  // True from the press of Save until the saved card shows; its live changes may arrive before the response.
  const [isSaving, setSaving] = useState(false);
  const { base, rows } = document;

  const summary = summarizeEdits(base, rows);
  const isDirty =
    cardId === null
      ? rows.length > 1 || JSON.stringify(rows) !== JSON.stringify(startNew().rows)
      : summary.added + summary.changed + summary.removed > 0;

  // The card was fetched again: by a restored version, or because this tab was asked to look again.
  const [seen, setSeen] = useState(saved);
  if (saved && saved !== seen && !isSaving) {
    setSeen(saved);
    const fresh = toSavedRows(saved);
    if (!isSameVersion(base, fresh)) {
      if (isDirty) setTheirs(fresh);
      else setDocument({ base: fresh, rows: fresh });
    }
  }

  useEffect(() => {
    const timer = setTimeout(() => {
      if (isMemberGone()) return;
      if (isDirty) cardDraft(cardId).set({ savedAt: new Date().toISOString(), base, rows });
      else cardDraft(cardId).clear();
    }, 400);
    return () => {
      clearTimeout(timer);
    };
  }, [cardId, base, rows, isDirty]);

  const setRows = (next: (rows: readonly EditorRow[]) => readonly EditorRow[]) => {
    setDocument((known) => ({ ...known, rows: next(known.rows) }));
    setUnsourced([]);
    setProblem(undefined);
  };

  /** Reads the saved card again; another admin's version is offered for merging. */
  const lookAgain = async () => {
    if (cardId === null) return;
    const now = await readWholeCard(cardId);
    if (now === null) {
      setProblem('Somebody else removed this card. What you typed is kept on this device.');
      return;
    }
    queryClient.setQueryData(wholeCardQuery(cardId).queryKey, now);
    setTheirs(toSavedRows(now));
  };

  const send = async (wanted: readonly EditorRow[]) => {
    const answer = await save.mutateAsync(toPayload(base, wanted));
    switch (answer.kind) {
      case 'saved': {
        cardDraft(cardId).clear();
        const now = await readWholeCard(answer.id);
        if (now && cardId !== null) {
          const fresh = toSavedRows(now);
          queryClient.setQueryData(wholeCardQuery(cardId).queryKey, now);
          setDocument((known) => ({ base: fresh, rows: carryOver(wanted, known.rows, fresh) }));
        } else setDocument(startNew());
        setDraftOf(null);
        setTheirs(null);
        onSaved(answer.id);
        return;
      }
      case 'conflict':
        await lookAgain();
        return;
      case 'invalid': {
        const place = findRefused(wanted, answer.path);
        const words = refusalWords(answer.reason);
        if (place) setErrors({ [place.key]: { [place.field]: words } });
        setProblem(place ? undefined : words);
      }
    }
  };

  const submit = async (wanted: readonly EditorRow[], isSourceKnown: boolean) => {
    const found = checkDocument(base, wanted);
    setErrors(found);
    setProblem(undefined);
    if (Object.keys(found).length > 0) return;
    const missing = isSourceKnown ? [] : listUnsourced(base, wanted);
    setUnsourced(missing);
    if (missing.length > 0) return;
    setSaving(true);
    try {
      await send(wanted);
    } catch (error) {
      console.warn('The card could not be saved.', error);
      setProblem(describeError(error));
    } finally {
      setSaving(false);
    }
  };

  return {
    base,
    rows,
    summary,
    isDirty,
    errors,
    unsourced,
    problem,
    theirs,
    draftOf,
    draftKey: draftKeyOf(cardId),
    isSaving,
    edit: (key: string, name: string, text: string) => {
      setRows((known) =>
        known.map((row) =>
          keyOf(row) === key ? { ...row, texts: { ...row.texts, [name]: text } } : row,
        ),
      );
      setErrors(({ [key]: ofRow, ...others }) => {
        const rest = Object.entries(ofRow ?? {}).filter(([field]) => field !== name);
        return rest.length > 0 ? { ...others, [key]: Object.fromEntries(rest) } : others;
      });
    },
    add: (table: CardTable, parentId: number | null, given: Texts = {}) => {
      const row = createRow(table, createIdSource(rows)(), parentId, {
        verified_on: getToday(),
        ...given,
      });
      setRows((known) => [...known, row]);
      return keyOf(row);
    },
    remove: (key: string) => {
      setRows((known) => removeRow(known, key));
    },
    /** Two rows change their contents; which of them is which step stays. */
    swap: (key: string, otherKey: string, fixed: string) => {
      setRows((known) => {
        const [one, other] = [key, otherKey].map((k) => known.find((row) => keyOf(row) === k));
        if (!one || !other) return known;
        const withTexts = (row: EditorRow, { texts }: EditorRow) => ({
          ...row,
          texts: { ...texts, [fixed]: row.texts[fixed] ?? '' },
        });
        return known.map((row) =>
          row === one ? withTexts(one, other) : row === other ? withTexts(other, one) : row,
        );
      });
    },
    undoAll: () => {
      setDocument(cardId === null ? startNew() : { base, rows: base });
      setErrors({});
      setUnsourced([]);
      setProblem(undefined);
      setDraftOf(null);
    },
    lookAgain,
    save: () => void submit(rows, false),
    /** The named sources say so as well: they were looked at today. */
    confirmSources: () => {
      const keys = new Set(unsourced.map(keyOf));
      const checked = rows.map((row) =>
        keys.has(keyOf(row)) ? { ...row, texts: { ...row.texts, verified_on: getToday() } } : row,
      );
      setDocument({ base, rows: checked });
      setUnsourced([]);
      void submit(checked, true);
    },
    merge: (keepsMine: (choice: string) => boolean) => {
      if (theirs === null) return;
      setDocument({
        base: theirs,
        rows: mergeDocuments({ base, mine: rows, theirs }, keepsMine, createIdSource(rows)),
      });
      setTheirs(null);
      setErrors({});
    },
  };
}

export type CardEditor = ReturnType<typeof useCardEditor>;
