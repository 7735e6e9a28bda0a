import type { Video } from './queries.ts';

/** Where a video plays without following who watches it: no cookie before the play, none for advertising. */
export function getEmbedAddress({
  provider,
  provider_video_id: id,
}: Pick<Video, 'provider' | 'provider_video_id'>): string {
  const video = encodeURIComponent(id);
  return provider === 'vimeo'
    ? `https://player.vimeo.com/video/${video}?dnt=1&autoplay=1`
    : `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`;
}

/** `4:05`, `1:02:09`. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours === 0
    ? `${minutes}:${rest}`
    : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}
