import { Play } from 'lucide-react';
import { useState } from 'react';
import { cn } from '@/lib/class-names.ts';

type VideoProvider = 'youtube' | 'vimeo';

/** Embed address without tracking: no cookies before playback, none for advertising. */
export function getEmbedAddress(provider: VideoProvider, id: string): string {
  const video = encodeURIComponent(id);
  return provider === 'vimeo'
    ? `https://player.vimeo.com/video/${video}?dnt=1&autoplay=1`
    : `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`;
}

export type VideoSource =
  | { readonly provider: VideoProvider; readonly id: string }
  | { readonly file: string; readonly poster?: string };

type VideoPlayerProps = {
  title: string;
  source: VideoSource;
  duration?: string | undefined;
  className?: string;
};

const PROVIDERS = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** A poster, drawn or a picture of this site. Only pressing it contacts the provider or loads the file. */
export function VideoPlayer({ title, source, duration, className }: VideoPlayerProps) {
  const [isOn, setOn] = useState(false);
  const place = cn('block aspect-video w-full', className);
  const provider = 'provider' in source ? PROVIDERS[source.provider] : null;
  const hasPoster = 'file' in source && source.poster !== undefined;
  if (isOn && 'file' in source) {
    return (
      <video
        src={source.file}
        aria-label={title}
        controls
        autoPlay
        muted
        playsInline
        className={place}
      />
    );
  }
  if (isOn && 'provider' in source) {
    return (
      <iframe
        src={getEmbedAddress(source.provider, source.id)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className={place}
      />
    );
  }
  return (
    <button
      type="button"
      onClick={() => setOn(true)}
      className={cn(
        place,
        'group bg-muted text-foreground relative grid overflow-hidden',
        // A poster’s own figures stay in sight.
        hasPoster
          ? 'items-end justify-items-start p-3 sm:justify-items-end sm:pr-14'
          : 'place-items-center',
      )}
    >
      {hasPoster && (
        <img src={source.poster} alt="" loading="lazy" className="absolute inset-0 size-full" />
      )}
      <span className="sr-only">
        Play “{title}”{provider && ` from ${provider}`}
      </span>
      <span
        aria-hidden
        className={cn(
          'bg-primary text-primary-foreground group-hover:bg-primary-hover relative grid place-items-center rounded-full transition-colors',
          hasPoster ? 'size-12' : 'size-16',
        )}
      >
        <Play className="ml-1 size-7 fill-current" />
      </span>
      <span aria-hidden className="absolute bottom-2 left-3 text-sm">
        {provider && `Plays from ${provider}`}
      </span>
      {duration !== undefined && (
        <span aria-hidden className="bg-muted absolute right-3 bottom-2 rounded-sm px-1 text-sm">
          {duration}
        </span>
      )}
    </button>
  );
}
