import type { VideoSource } from '@/components/video/video-player.tsx';

/** Where a video plays from: a file of this site with its poster, or its provider. */
export function readVideoSource(video: {
  readonly provider: string;
  readonly provider_video_id: string;
}): VideoSource {
  const { provider, provider_video_id: id } = video;
  if (provider === 'own') return { file: `/videos/${id}.mp4`, poster: `/videos/${id}.webp` };
  return { provider: provider === 'vimeo' ? 'vimeo' : 'youtube', id };
}
