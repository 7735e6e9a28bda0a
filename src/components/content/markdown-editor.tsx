import { Bold, Heading2, Link as LinkIcon, List, Quote, Table2 } from 'lucide-react';
import { useContext, useDeferredValue, useMemo, useRef } from 'react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import { Content } from './content.tsx';
import { LiveBlockContext } from './live-block-context.ts';
import { parseContent } from './parse-content.ts';
import { listProblems } from './list-problems.ts';
import { formatReadingTime } from './reading-time.ts';

const MARKS = [
  { label: 'Heading', icon: Heading2, before: '\n## ', after: '\n' },
  { label: 'Bold', icon: Bold, before: '**', after: '**' },
  { label: 'Link', icon: LinkIcon, before: '[', after: '](/credit-cards)' },
  { label: 'List', icon: List, before: '\n- ', after: '\n' },
  { label: 'Callout', icon: Quote, before: '\n:::note\n', after: '\n:::\n' },
  {
    label: 'Table',
    icon: Table2,
    before: '\n| A | B |\n| --- | ---: |\n| ',
    after: ' | 1 |\n',
  },
] as const;

type MarkdownEditorProps = Omit<
  ComponentProps<'textarea'>,
  'value' | 'onChange' | 'defaultValue' | 'ref'
> & {
  value: string;
  onValueChange: (value: string) => void;
};

type WrappedText = { readonly text: string; readonly start: number; readonly end: number };

/** A text with marks around its selected part, and where that part now is. */
function wrapSelection(
  text: string,
  start: number,
  end: number,
  before: string,
  after: string,
): WrappedText {
  return {
    text: text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end),
    start: start + before.length,
    end: end + before.length,
  };
}

/** The text beside its preview, with problems listed below. */
export function MarkdownEditor({ value, onValueChange, ...control }: MarkdownEditorProps) {
  const renderLive = useContext(LiveBlockContext);
  const area = useRef<HTMLTextAreaElement>(null);
  const isWide = useMediaQuery('(min-width: 110rem)');
  // Typing stays quick: the preview follows when there is time.
  const shown = useDeferredValue(value);
  const content = useMemo(() => parseContent(shown), [shown]);
  const problems = useMemo(() => listProblems(shown), [shown]);
  const words = value.split(/\s+/u).filter(Boolean).length;

  const insert = (before: string, after: string) => {
    const field = area.current;
    if (!field) return;
    const next = wrapSelection(
      field.value,
      field.selectionStart,
      field.selectionEnd,
      before,
      after,
    );
    onValueChange(next.text);
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(next.start, next.end);
    });
  };

  const writing = (
    <div className="grid content-start gap-1">
      <div role="toolbar" aria-label="Marks" className="flex flex-wrap gap-1">
        {MARKS.map(({ label, icon: Icon, before, after }) => (
          <Button
            key={label}
            type="button"
            variant="ghost"
            size="icon-sm"
            aria-label={label}
            onClick={() => insert(before, after)}
          >
            <Icon aria-hidden />
          </Button>
        ))}
      </div>
      <Textarea
        {...control}
        ref={area}
        value={value}
        spellCheck
        className="min-h-96 font-mono text-sm leading-6"
        onChange={(event) => onValueChange(event.target.value)}
      />
      <p className="text-muted-foreground text-sm">
        {formatReadingTime(words)}. Markdown; blocks: <code>:::note</code>, <code>:::steps</code>,{' '}
        <code>:::tabs</code>, <code>:::code-group</code>, <code>{'::card{slug=…}'}</code>,{' '}
        <code>{'::video[Title]{src=…}'}</code>.
      </p>
    </div>
  );

  const preview = (
    <section
      aria-label="Preview"
      // A link of the preview would leave the text that is being written.
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
      }}
      className="bg-background max-h-[40rem] min-w-0 overflow-y-auto rounded-md border px-4"
    >
      {shown.trim() === '' ? (
        <p className="text-muted-foreground py-4">What you write appears here.</p>
      ) : (
        <Content content={content} {...(renderLive ? { renderLive } : {})} />
      )}
    </section>
  );

  return (
    <div className="grid gap-3">
      {isWide ? (
        <div className="grid grid-cols-2 gap-4">
          {writing}
          {preview}
        </div>
      ) : (
        <Tabs defaultValue="write">
          <TabsList aria-label="Writing or preview">
            <TabsTrigger value="write">Write</TabsTrigger>
            <TabsTrigger value="preview">Preview</TabsTrigger>
          </TabsList>
          <TabsContent value="write">{writing}</TabsContent>
          <TabsContent value="preview">{preview}</TabsContent>
        </Tabs>
      )}
      {problems.length > 0 && (
        <ul aria-label="Problems in the text" className="text-caution grid gap-1 text-sm">
          {problems.map(({ line, text }) => (
            <li key={`${line} ${text}`}>
              Line {line}: {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
