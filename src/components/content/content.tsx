import type { Nodes, Table as TableNode, TableCell as CellNode } from 'mdast';
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { Hash } from 'lucide-react';
import { VideoPlayer } from '@/components/video/video-player.tsx';
import { cn } from '@/lib/class-names.ts';
import { Image } from '@/components/image.tsx';
import { isOwnImage } from '@/lib/image-address.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { CodeBlock, labelCode, renderContainer } from './content-blocks.tsx';
import type { ParsedContent } from './parse-content.ts';
import { findDefinition, readText, readVideo } from './read-nodes.ts';
import type { ContentHeading as Heading } from './name-headings.ts';
import { checkLink } from './check-link.ts';

/** A block requested by name in the text, such as `::card{slug=amex-gold}`. */
export type LiveBlock = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly isInline: boolean;
};

function toAttributes(given: Record<string, string | null | undefined> | null | undefined) {
  return Object.fromEntries(
    Object.entries(given ?? {}).map(([name, value]) => [name, value ?? '']),
  );
}

const SIZES = new Map([
  [2, 'mt-10 mb-3 text-xl'],
  [3, 'mt-8 mb-2 text-lg'],
]);

type ContentHeadingProps = { heading: Heading; children: ReactNode };

function ContentHeading({ heading, children }: ContentHeadingProps) {
  const Tag = heading.depth === 2 ? 'h2' : heading.depth === 3 ? 'h3' : 'h4';
  return (
    <Tag
      id={heading.id}
      className={cn(
        'group leading-snug font-semibold tracking-tight text-balance',
        SIZES.get(heading.depth) ?? 'mt-6 mb-2',
      )}
    >
      {children}
      <Link
        to="."
        hash={heading.id}
        aria-label={`Link to “${heading.text}”`}
        className="text-muted-foreground hover:text-primary ml-1 inline-grid size-6 place-items-center rounded-sm align-middle opacity-0 group-hover:opacity-100 focus-visible:opacity-100"
      >
        <Hash aria-hidden className="size-4" />
      </Link>
    </Tag>
  );
}

/** Pixels: as wide as the text, in a shape that keeps its place before the picture is there. */
const PLACE = { width: 720, height: 405 } as const;

type ContentImageProps = { address: string; alt: string };

/** A picture from this site or its storage. Others show only their description: loading one would reveal the reader. */
function ContentImage({ address, alt }: ContentImageProps) {
  if (!isOwnImage(address)) return alt;
  return (
    <Image
      src={address}
      alt={alt}
      {...PLACE}
      fit="contain"
      sizes={{ xs: 320, sm: 640, md: PLACE.width }}
      hasPlaceholder
      className="block aspect-video w-full rounded-md"
    />
  );
}

const classes = 'text-primary underline underline-offset-4 hover:no-underline';

type ContentLinkProps = { address: string; title?: string | undefined; children: ReactNode };

/** A link of stored text; what may not be linked to is shown as text. */
function ContentLink({ address, title, children }: ContentLinkProps) {
  const link = checkLink(address);
  if (!link) return children;
  if (link.kind === 'internal') {
    const [path = '', query = ''] = link.path.split('?');
    return (
      <Link
        to={path === '' ? '.' : path}
        search={query === '' ? {} : Object.fromEntries(new URLSearchParams(query))}
        {...(link.hash === '' ? {} : { hash: link.hash })}
        title={title}
        className={classes}
      >
        {children}
      </Link>
    );
  }
  const elsewhere = link.kind === 'external' ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a href={link.href} title={title} className={classes} {...elsewhere}>
      {children}
    </a>
  );
}

type ContentTableProps = {
  node: TableNode;
  renderCell: (cell: CellNode) => ReactNode;
};

function ContentTable({ node, renderCell }: ContentTableProps) {
  const [head, ...rows] = node.children;
  const alignments = (node.align ?? []).map((side) =>
    side === 'right' ? 'text-right' : side === 'center' ? 'text-center' : 'text-left',
  );
  return (
    <div className="my-6">
      <Table label={head ? head.children.map(readText).join(', ') : 'Table'}>
        <TableHeader>
          <TableRow>
            {head?.children.map((cell, index) => (
              <TableHead key={index} className={alignments[index]}>
                {renderCell(cell)}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={index}>
              {row.children.map((cell, column) => (
                <TableCell key={column} className={alignments[column]}>
                  {renderCell(cell)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

type ContentProps = {
  content: ParsedContent;
  /** Draws a live block; undefined if it knows none of that name. */
  renderLive?: (block: LiveBlock) => ReactNode;
};

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
