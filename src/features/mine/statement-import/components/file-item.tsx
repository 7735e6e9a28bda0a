import { CircleAlert, FileCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { NativeSelect } from '@/components/ui/native-select.tsx';
import { describeLineProblem, describeStatement } from '@/domain/statement/describe-statement.ts';
import { askedOwnCard } from '@/lib/own-card-store.ts';
import { formatCount } from '@/lib/format.ts';
import type { Reading } from '@/domain/statement/statement.ts';
import type { FileReview } from '../schema.ts';
import { ColumnForm } from './column-form.tsx';
import { DirectionQuestion } from './direction-question.tsx';

const NOT_HERE = 'not-here';

type FileItemProps = {
  file: FileReview;
  /** The cards that the member holds, and the one whose file this is. */
  cards: readonly { readonly id: string; readonly name: string }[];
  card: string;
  onCard: (id: string) => void;
  /** Reads this file, and later ones of its bank, as the person says. */
  onRead: (reading: Reading) => void;
  onRemove: () => void;
};

function describeFile({ outcome, problemCount }: FileReview): string {
  switch (outcome.kind) {
    case 'read': {
      const unread =
        problemCount === 0 ? '' : `, ${formatCount(problemCount, 'line')} could not be`;
      const without = outcome.passedOver.includes('investments')
        ? ' The investments in it were left out.'
        : '';
      return `${formatCount(outcome.lines, 'line')} read${unread}.${without}`;
    }
    case 'other-format':
      return `This is ${outcome.found}. Choose CSV, OFX, QFX or QIF where your bank offers the download.`;
    case 'empty':
    case 'unusable':
    case 'columns-missing':
      return describeStatement(outcome);
  }
}

/** One file: how far it was understood, its lines that were not, and its columns. */
export function FileItem(props: FileItemProps) {
  const { file, cards, card, onCard, onRead, onRemove } = props;
  const { outcome, problems, problemCount } = file;
  const [isOpen, setOpen] = useState(false);
  const mustMap = outcome.kind === 'columns-missing';
  const isGood = outcome.kind === 'read' && problemCount === 0 && outcome.asks.length === 0;
  const Icon = isGood ? FileCheck : CircleAlert;
  return (
    <li className="grid gap-3 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Icon
          aria-hidden
          className={isGood ? 'text-positive size-5 shrink-0' : 'text-caution size-5 shrink-0'}
        />
        <div className="min-w-0 flex-1 basis-48">
          <p className="truncate font-medium">{file.name}</p>
          <p className="text-muted-foreground text-sm">{describeFile(file)}</p>
        </div>
        {outcome.kind === 'read' && (
          <NativeSelect
            aria-label={`Card of ${file.name}`}
            value={card}
            onChange={({ target: { value } }) =>
              value === NOT_HERE ? askedOwnCard.set({ status: 'held' }) : onCard(value)
            }
            className="w-44"
          >
            <option value="">Card not known</option>
            {cards.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={NOT_HERE}>My card is not here</option>
          </NativeSelect>
        )}
        {outcome.kind === 'read' && file.sample.length > 0 && (
          <Button
            size="sm"
            variant="outline"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            Columns
          </Button>
        )}
        <Button
          size="icon-sm"
          variant="ghost"
          aria-label={`Remove ${file.name}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      {outcome.kind === 'read' && outcome.asks.length > 0 && (
        <DirectionQuestion asks={outcome.asks} sign={outcome.reading.sign} onAnswer={onRead} />
      )}
      {(mustMap || isOpen) && file.sample.length > 0 && <ColumnForm file={file} onRead={onRead} />}
      {problemCount > 0 && (
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer">
            {formatCount(problemCount, 'line')} that could not be read
          </summary>
          <ul className="text-muted-foreground grid max-h-60 gap-1 overflow-y-auto pt-2 pl-4">
            {problems.map((problem) => (
              <li key={`${problem.line} ${problem.reason}`}>{describeLineProblem(problem)}</li>
            ))}
            {problemCount > problems.length && (
              <li>and {formatCount(problemCount - problems.length, 'more line', 'more lines')}.</li>
            )}
          </ul>
        </details>
      )}
    </li>
  );
}
