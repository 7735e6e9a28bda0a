import type { ContainerDirective } from 'mdast-util-directive';
import type { Code, RootContent } from 'mdast';
import type { ReactNode } from 'react';
import { Callout, isCalloutKind } from './callout.tsx';
import { CodeBlock } from './code-block.tsx';
import { ContentSteps } from './content-steps.tsx';
import { ContentTabs } from './content-tabs.tsx';
import { readText } from './read-text.ts';

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
