import type { Definition, Nodes } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import type { VideoSource } from '@/components/video/video-player.tsx';
import { checkLink } from './check-link.ts';

const ID = /^[A-Za-z0-9_-]{1,40}$/u;

/** The words of a node without their marks. */
export function readText(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('children' in node) return node.children.map(readText).join('');
  return node.type === 'break' ? ' ' : '';
}

/** The video of `::video[Title]{…}`; null without a title, or unless its source is a file of this site or an id. */
export function readVideo(node: LeafDirective): { title: string; source: VideoSource } | null {
  const title = readText(node).trim();
  const { src, poster, youtube, vimeo } = node.attributes ?? {};
  if (title === '') return null;
  if (src) {
    const [file, picture] = [checkLink(src), checkLink(poster ?? '')];
    if (file?.kind !== 'internal' || !/\.(?:mp4|webm)$/u.test(file.path)) return null;
    return {
      title,
      source: { file: file.path, ...(picture?.kind === 'internal' && { poster: picture.path }) },
    };
  }
  const [provider, id] = vimeo
    ? (['vimeo', vimeo] as const)
    : (['youtube', youtube ?? ''] as const);
  return ID.test(id) ? { title, source: { provider, id } } : null;
}

/** Finds the definition a link or picture refers to: the first of that name. */
export function findDefinition(
  nodes: readonly Nodes[],
  { identifier }: { readonly identifier: string },
): Definition | undefined {
  return nodes.find(
    (node): node is Definition => node.type === 'definition' && node.identifier === identifier,
  );
}
