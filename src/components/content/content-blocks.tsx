import type { ContainerDirective } from 'mdast-util-directive';
import type { Code, RootContent } from 'mdast';
import { type ReactNode, useState } from 'react';
import { Check, CircleAlert, Copy, Info, Lightbulb, TriangleAlert } from 'lucide-react';
import { reportFailure } from '@/components/report-failure.ts';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/class-names.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs.tsx';
import { readText } from './read-nodes.ts';

type RenderNodes = (nodes: readonly RootContent[]) => ReactNode;

/** The title of `:::note[Title]` is the first paragraph, marked as a label. */
function splitLabel(node: ContainerDirective) {
  const [first, ...rest] = node.children;
  if (first?.type === 'paragraph' && first.data?.directiveLabel) {
    return { label: first.children, text: readText(first), rest };
  }
  return { label: null, text: null, rest: node.children };
}

/** ```` ```sh [npm] ```` names a block; without a name its language does. */
export function labelCode(node: Code): string {
  const named = /\[([^\]]+)\]/u.exec(node.meta ?? '');
  return named?.[1] ?? node.lang ?? 'Text';
}

function listTabs(node: ContainerDirective, render: RenderNodes) {
  return node.children.flatMap((child) => {
    if (child.type !== 'containerDirective' || child.name !== 'tab') return [];
    const { text, rest } = splitLabel(child);
    return [{ label: text ?? child.attributes?.['label'] ?? 'Tab', children: render(rest) }];
  });
}

export function CodeBlock({ code, label }: { code: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard
      .writeText(code)
      .then(() => setCopied(true), reportFailure('The text could not be copied'));
  };
  return (
    <div className="bg-muted/60 relative my-4 rounded-md border">
      <pre
        tabIndex={0}
        aria-label={label}
        className="overflow-x-auto px-4 py-3 pr-12 text-sm leading-6"
      >
        <code>{code}</code>
      </pre>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={isCopied ? 'Copied' : 'Copy'}
        className="absolute top-1.5 right-1.5"
        onClick={copy}
      >
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      </Button>
    </div>
  );
}

function listCodes(node: ContainerDirective) {
  return node.children.flatMap((child) => {
    if (child.type !== 'code') return [];
    const label = labelCode(child);
    return [{ label, children: <CodeBlock code={child.value} label={label} /> }];
  });
}

/** The items of a numbered list, or the content under each heading. */
function listSteps(node: ContainerDirective, render: RenderNodes) {
  const parts: RootContent[][] = [];
  for (const child of node.children) {
    if (child.type === 'list') parts.push(...child.children.map((item) => item.children));
    else if (child.type === 'heading' || parts.length === 0) parts.push([child]);
    else parts.at(-1)?.push(child);
  }
  return parts.map((part, index) => ({ key: String(index), children: render(part) }));
}

const KINDS = {
  note: { icon: Info, title: 'Note', classes: 'border-l-chart-2 [&>svg]:text-chart-2' },
  tip: { icon: Lightbulb, title: 'Tip', classes: 'border-l-primary [&>svg]:text-primary' },
  warning: {
    icon: TriangleAlert,
    title: 'Warning',
    classes: 'border-l-caution [&>svg]:text-caution',
  },
  caution: {
    icon: CircleAlert,
    title: 'Caution',
    classes: 'border-l-destructive [&>svg]:text-destructive',
  },
} as const;

type CalloutKind = keyof typeof KINDS;

function isCalloutKind(name: string): name is CalloutKind {
  return Object.hasOwn(KINDS, name);
}

type CalloutProps = { kind: CalloutKind; title: ReactNode; children: ReactNode };

function Callout({ kind, title, children }: CalloutProps) {
  const { icon: Icon, title: usualTitle, classes } = KINDS[kind];
  return (
    <div
      role="note"
      className={cn('bg-card my-6 flex gap-3 rounded-md border border-l-4 px-4 py-3', classes)}
    >
      <Icon aria-hidden className="mt-1 size-5 shrink-0" />
      <div className="min-w-0 flex-1 [&>:last-child]:mb-0">
        <p className="leading-7 font-semibold">{title ?? usualTitle}</p>
        {children}
      </div>
    </div>
  );
}

type ContentStep = { readonly key: string; readonly children: ReactNode };

function ContentSteps({ steps }: { steps: readonly ContentStep[] }) {
  return (
    <ol className="my-6 grid gap-5 [counter-reset:step]">
      {steps.map((step) => (
        <li
          key={step.key}
          className="before:bg-primary-soft before:text-foreground after:bg-border relative pl-11 [counter-increment:step] before:absolute before:top-0 before:left-0 before:grid before:size-7 before:place-items-center before:rounded-full before:text-sm before:font-semibold before:content-[counter(step)] after:absolute after:top-8 after:-bottom-4 after:left-3.5 after:w-px last:after:hidden [&>:first-child]:mt-0 [&>:last-child]:mb-0"
        >
          {step.children}
        </li>
      ))}
    </ol>
  );
}

type ContentTab = { readonly label: string; readonly children: ReactNode };

function ContentTabs({ label, tabs }: { label: string; tabs: readonly ContentTab[] }) {
  const [open, setOpen] = useState('0');
  return (
    <Tabs value={open} onValueChange={setOpen} className="bg-card my-6 rounded-md border">
      <TabsList aria-label={label} className="px-2">
        {tabs.map((tab, index) => (
          <TabsTrigger key={index} value={String(index)}>
            {tab.label}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map((tab, index) => (
        <TabsContent key={index} value={String(index)} className="px-4 pt-1 pb-2">
          {tab.children}
        </TabsContent>
      ))}
    </Tabs>
  );
}

/** A block of several lines; undefined if its name is not known. */
export function renderContainer(node: ContainerDirective, render: RenderNodes): ReactNode {
  if (isCalloutKind(node.name)) {
    const { label, rest } = splitLabel(node);
    return (
      <Callout kind={node.name} title={label && render(label)}>
        {render(rest)}
      </Callout>
    );
  }
  switch (node.name) {
    case 'tabs':
      return <ContentTabs label="Variants" tabs={listTabs(node, render)} />;
    case 'code-group':
      return <ContentTabs label="Files" tabs={listCodes(node)} />;
    case 'steps':
      return <ContentSteps steps={listSteps(node, render)} />;
    default:
      return undefined;
  }
}
