import type { Nodes } from 'mdast';
import { Fragment, type ReactNode } from 'react';
import { VideoPlayer } from '@/components/video/video-player.tsx';
import { CodeBlock } from './code-block.tsx';
import { labelCode, renderContainer } from './content-blocks.tsx';
import { ContentHeading } from './content-heading.tsx';
import { ContentImage } from './content-image.tsx';
import { ContentLink } from './content-link.tsx';
import { ContentTable } from './content-table.tsx';
import { findDefinition } from './find-definition.ts';
import type { ParsedContent } from './parse-content.ts';
import { readVideo } from './read-video.ts';

/** A block requested by name in the text, such as `::card{slug=amex-gold}`. */
export type LiveBlock = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly isInline: boolean;
};

type ContentProps = {
  content: ParsedContent;
  /** Draws a live block; undefined if it knows none of that name. */
  renderLive?: (block: LiveBlock) => ReactNode;
};

function toAttributes(given: Record<string, string | null | undefined> | null | undefined) {
  return Object.fromEntries(
    Object.entries(given ?? {}).map(([name, value]) => [name, value ?? '']),
  );
}

/**
 * Renders stored Markdown with a closed list of elements. No text becomes markup or code, nor an attribute other than
 * a checked address; a node not listed here shows as typed.
 */
export function Content({ content, renderLive }: ContentProps) {
  const { blocks } = content;

  const renderAll = (nodes: readonly Nodes[]): ReactNode =>
    nodes.map((node, index) => <Fragment key={index}>{render(node)}</Fragment>);

  const renderLink = (address: string, title: string | null | undefined, children: ReactNode) => (
    <ContentLink address={address} title={title ?? undefined}>
      {children}
    </ContentLink>
  );

  const render = (node: Nodes): ReactNode => {
    const asTyped = node.data?.source;
    if (node.data?.isTooDeep) return asTyped;
    switch (node.type) {
      case 'text':
      case 'html':
        return node.value;
      case 'paragraph':
        return <p className="my-4 leading-7">{renderAll(node.children)}</p>;
      case 'heading': {
        const heading = node.data?.heading;
        if (!heading) return <p className="my-4 font-semibold">{renderAll(node.children)}</p>;
        return <ContentHeading heading={heading}>{renderAll(node.children)}</ContentHeading>;
      }
      case 'strong':
        return <strong className="font-semibold">{renderAll(node.children)}</strong>;
      case 'emphasis':
        return <em>{renderAll(node.children)}</em>;
      case 'inlineCode':
        return <code className="bg-muted rounded-sm px-1 py-0.5 text-sm">{node.value}</code>;
      case 'break':
        return <br />;
      case 'thematicBreak':
        return <hr className="my-8" />;
      case 'blockquote':
        return (
          <blockquote className="border-primary text-muted-foreground my-6 border-l-4 pl-4">
            {renderAll(node.children)}
          </blockquote>
        );
      case 'list': {
        const List = node.ordered ? 'ol' : 'ul';
        return (
          <List
            start={node.ordered ? (node.start ?? 1) : undefined}
            className={`${node.ordered ? 'list-decimal' : 'list-disc'} my-4 grid gap-1.5 pl-6 leading-7 [&_p]:my-0`}
          >
            {renderAll(node.children)}
          </List>
        );
      }
      case 'listItem':
        return <li className="marker:text-muted-foreground pl-1">{renderAll(node.children)}</li>;
      case 'code':
        return <CodeBlock code={node.value} label={labelCode(node)} />;
      case 'table':
        return <ContentTable node={node} renderCell={(cell) => renderAll(cell.children)} />;
      case 'link':
        return renderLink(node.url, node.title, renderAll(node.children));
      case 'linkReference': {
        const target = findDefinition(blocks, node);
        if (!target) return asTyped;
        return renderLink(target.url, target.title, renderAll(node.children));
      }
      case 'image':
        return <ContentImage address={node.url} alt={node.alt ?? ''} />;
      case 'imageReference': {
        const target = findDefinition(blocks, node);
        return target ? <ContentImage address={target.url} alt={node.alt ?? ''} /> : node.alt;
      }
      case 'definition':
        return null;
      case 'containerDirective':
        return renderContainer(node, renderAll) ?? <p className="my-4">{asTyped}</p>;
      case 'leafDirective':
      case 'textDirective': {
        const video = node.type === 'leafDirective' && node.name === 'video' && readVideo(node);
        if (video) {
          return (
            <figure className="my-6 grid gap-2">
              <VideoPlayer {...video} className="rounded-md" />
              <figcaption className="text-muted-foreground text-sm">{video.title}</figcaption>
            </figure>
          );
        }
        const block = {
          name: node.name,
          attributes: toAttributes(node.attributes),
          isInline: node.type === 'textDirective',
        };
        return renderLive?.(block) ?? asTyped;
      }
      default:
        return asTyped;
    }
  };

  return <>{renderAll(blocks)}</>;
}
