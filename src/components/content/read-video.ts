import type { LeafDirective } from 'mdast-util-directive';
import type { VideoSource } from '@/components/video/video-player.tsx';
import { checkLink } from './check-link.ts';
import { readText } from './read-text.ts';

const ID = /^[A-Za-z0-9_-]{1,40}$/u;

/** The video of `::video[Title]{…}`; null without a title, or unless its source is a file of this site or an id. */
export function readVideo(node: LeafDirective): { title: string; source: VideoSource } | null {
  const title = readText(node).trim();
  const { src, youtube, vimeo } = node.attributes ?? {};
  if (title === '') return null;
  if (src) {
    const link = checkLink(src);
    return link?.kind === 'internal' && /\.(?:mp4|webm)$/u.test(link.path)
      ? { title, source: { file: link.path } }
      : null;
  }
  const [provider, id] = vimeo
    ? (['vimeo', vimeo] as const)
    : (['youtube', youtube ?? ''] as const);
  return ID.test(id) ? { title, source: { provider, id } } : null;
}
