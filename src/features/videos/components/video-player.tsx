import { Play } from 'lucide-react';
import { useState } from 'react';
import { formatDuration, getEmbedAddress } from '../embed-address.ts';
import type { Video } from '../queries.ts';

const PROVIDERS = new Map([
  ['youtube', 'YouTube'],
  ['vimeo', 'Vimeo'],
]);

/** A drawn poster until it is pressed: only then anything is asked of the provider. */
export function VideoPlayer({ video }: { video: Video }) {
  const [isOn, setOn] = useState(false);
  const provider = PROVIDERS.get(video.provider) ?? video.provider;
  if (isOn) {
    return (
      <iframe
        src={getEmbedAddress(video)}
        title={video.title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-t-md"
      />
    );
  }
  return (
    <button
      type="button"
      onClick={() => {
        setOn(true);
      }}
      className="group relative grid aspect-video w-full place-items-center rounded-t-md bg-gradient-to-br from-slate-700 to-slate-950 text-white"
    >
      <span className="sr-only">
        Play “{video.title}” from {provider}
      </span>
      <span
        aria-hidden
        className="grid size-16 place-items-center rounded-full bg-black/40 ring-2 ring-white/70 transition-colors group-hover:bg-black/60"
      >
        <Play className="ml-1 size-7 fill-current" />
      </span>
      <span aria-hidden className="absolute bottom-2 left-3 text-sm text-white/85">
        Plays from {provider}
      </span>
      {video.duration_seconds !== null && (
        <span
          aria-hidden
          className="absolute right-2 bottom-2 rounded-sm bg-black/70 px-1.5 py-0.5 text-sm"
        >
          {formatDuration(video.duration_seconds)}
        </span>
      )}
    </button>
  );
}
