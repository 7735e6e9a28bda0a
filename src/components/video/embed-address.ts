export type VideoProvider = 'youtube' | 'vimeo';

/** Embed address without tracking: no cookies before playback, none for advertising. */
export function getEmbedAddress(provider: VideoProvider, id: string): string {
  const video = encodeURIComponent(id);
  return provider === 'vimeo'
    ? `https://player.vimeo.com/video/${video}?dnt=1&autoplay=1`
    : `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`;
}
