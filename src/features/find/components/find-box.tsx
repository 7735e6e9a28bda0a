import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { groupByKind, groupUnasked } from '../group-entries.ts';
import { recentEntries, rememberEntry } from '../list-recent.ts';
import type { FindEntry, FindSource } from '../schema.ts';
import { ChoiceBox } from './choice-box.tsx';

type FindBoxProps = {
  source: FindSource;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  onClose: () => void;
  renderAnswer?: (entry: FindEntry) => ReactNode;
};

export function FindBox(props: FindBoxProps) {
  const { source, placeholder, text, onTextChange, onClose, renderAnswer } = props;
  const { pages, commands, search, isLoading, failed } = source;
  const router = useRouter();
  const [recent] = useState(recentEntries.get);
  const query = text.trim();
  const groups = query === '' ? groupUnasked(recent, commands, pages) : groupByKind(search(query));
  const shown = groups.flatMap(({ entries }) => entries);
  const answered = shown.find(({ subCategory }) => subCategory !== undefined);

  function choose(entry: FindEntry) {
    if (entry.run) {
      entry.run();
      return;
    }
    rememberEntry(entry);
    onClose();
    router.history.push(entry.id);
  }

  return (
    <ChoiceBox
      label="Find"
      placeholder={placeholder}
      text={text}
      onTextChange={onTextChange}
      groups={groups}
      onChoose={choose}
      renderAnswer={renderAnswer}
      status={
        <>
          {query !== '' && shown.length === 0 && !isLoading
            ? `Nothing matches “${query}”. Try fewer letters.`
            : isLoading
              ? 'Loading the rest of the list …'
              : query === ''
                ? ''
                : `${shown.length} found`}
          {answered && renderAnswer && (
            <span className="sr-only">
              . {answered.label}: {renderAnswer(answered)}
            </span>
          )}
        </>
      }
    >
      {failed.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 px-4 pb-3 text-sm">
          <span>Not everything could be loaded.</span>
          <Button
            size="md"
            variant="outline"
            onClick={() => {
              for (const read of failed) void read.refetch();
            }}
          >
            Try again
          </Button>
        </div>
      )}
    </ChoiceBox>
  );
}
