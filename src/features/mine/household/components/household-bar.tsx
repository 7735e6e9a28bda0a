import { ErrorState } from '@/components/error-state.tsx';
import { useHasShared } from '../queries.ts';
import type { ShareKind } from '../schema.ts';
import { HouseholdChoice } from './household-choice.tsx';

/** Rows of the others that a page adds, and the note once they are shown. */
const additions = {
  pay: {
    rows: 'cards',
    added:
      'The cards the others hold count too, with points at what they’re worth to you. How much they’ve used of a limit isn’t known here.',
  },
  fees: {
    rows: 'cards',
    added:
      'Dates of the cards the others hold, and of the plans they share, are listed too, each with its owner.',
  },
  benefits: {
    rows: 'benefits',
    added: 'Benefits of the cards the others hold are listed too, each with its owner.',
  },
  bonuses: {
    rows: 'bonuses',
    added: 'Bonuses of the cards the others hold are listed too, each with its owner.',
  },
} as const;

type AddedRead = {
  readonly isPending: boolean;
  readonly isLoadingError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
};

type AddingNoteProps = {
  reads: readonly AddedRead[];
  adding: string;
  added: string;
  failed: string;
};

/** Loading and failure note for deferred data, with retry. */
function AddingNote({ reads, adding, added, failed }: AddingNoteProps) {
  const missing = reads.filter(({ isLoadingError }) => isLoadingError);
  if (missing.length > 0) {
    return (
      <ErrorState
        title={failed}
        onRetry={() => {
          for (const { refetch } of missing) void refetch();
        }}
        isRetrying={missing.some(({ isFetching }) => isFetching)}
      />
    );
  }
  return (
    <p className="text-muted-foreground text-sm print:hidden" role="status">
      {reads.some(({ isPending }) => isPending) ? adding : added}
    </p>
  );
}

type HouseholdBarProps = {
  kind: ShareKind;
  adds?: keyof typeof additions;
  /** Reads behind the added rows; undefined while the tab does not show them. */
  reads?: readonly AddedRead[] | undefined;
};

/** Switch to include what other household members share; renders nothing if nobody shares this kind. */
export function HouseholdBar({ kind, adds, reads }: HouseholdBarProps) {
  if (!useHasShared(kind)) return null;
  const { rows, added } = additions[adds ?? 'pay'];
  return (
    <>
      <HouseholdChoice />
      {reads && (
        <AddingNote
          reads={reads}
          adding={`Adding the ${rows} of your household…`}
          added={added}
          failed={`The ${rows} of your household could not be loaded`}
        />
      )}
    </>
  );
}
