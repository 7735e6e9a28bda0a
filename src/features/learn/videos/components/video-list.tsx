import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SquarePlay } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PublishedList } from '@/components/published-list.tsx';
import { Button } from '@/components/ui/button.tsx';
import { VideoPlayer } from '@/components/video/video-player.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatDuration } from '../format-duration.ts';
import { guidesWithVideoQuery, videosQuery } from '../queries.ts';
import { readVideoSource } from '../read-video-source.ts';

type Video = Awaited<ReturnType<NonNullable<ReturnType<typeof videosQuery>['queryFn']>>>[number];

function LinkedGuides({ videoId }: { videoId: string }) {
  const { data: guides = [] } = useQuery(guidesWithVideoQuery(videoId));
  return (
    <section aria-labelledby={`guides-${videoId}`} className="grid gap-1">
      <h3 id={`guides-${videoId}`} className="font-semibold">
        Read on
      </h3>
      <ul className="grid gap-2">
        {guides.map(({ id, slug, title, summary }) => (
          <li key={id}>
            <Link
              to="/reviews/$slug"
              params={{ slug }}
              className="text-primary font-medium underline-offset-4 hover:underline"
            >
              {title}
            </Link>
            <p className="text-muted-foreground text-sm">{summary}</p>
          </li>
        ))}
        <li>
          <Link
            to="/reviews"
            className="text-primary font-medium underline-offset-4 hover:underline"
          >
            All guides
          </Link>
        </li>
      </ul>
    </section>
  );
}

/** A video with its transcript beside it, and the guides it belongs to. */
function VideoEntry({ video }: { video: Video }) {
  return (
    <article className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-3">
        <VideoPlayer
          title={video.title}
          source={readVideoSource(video)}
          duration={
            video.duration_seconds === null ? undefined : formatDuration(video.duration_seconds)
          }
          className="rounded-md"
        />
        <div className="grid gap-1">
          <h2 className="text-xl leading-snug font-semibold tracking-tight">{video.title}</h2>
          {video.description && (
            <p className="leading-6 whitespace-pre-line">{video.description}</p>
          )}
          <p className="text-muted-foreground text-sm">
            {video.published_on && formatDate(video.published_on)}
          </p>
        </div>
      </div>
      <div className="grid content-start gap-5">
        {video.transcript && (
          <section aria-labelledby={`transcript-${video.id}`} className="grid gap-1">
            <h3
              id={`transcript-${video.id}`}
              className="border-foreground border-t-2 pt-2.5 font-semibold"
            >
              Transcript
            </h3>
            <p className="leading-7 whitespace-pre-line">{video.transcript}</p>
          </section>
        )}
        {video.provider === 'own' && <LinkedGuides videoId={video.provider_video_id} />}
      </div>
    </article>
  );
}

export function VideoList() {
  const query = useQuery(videosQuery());
  return (
    <PublishedList
      query={query}
      what="the videos"
      expected={4}
      empty={
        <EmptyState
          icon={<SquarePlay />}
          title="No videos yet"
          action={
            <Button asChild>
              <Link to="/reviews">Read the articles</Link>
            </Button>
          }
        >
          None has been published so far. The same questions, with their arithmetic, are answered in
          writing.
        </EmptyState>
      }
    >
      {(rows) => (
        <ul aria-label="Videos" className="grid gap-10">
          {rows.map((video) => (
            <li key={video.id}>
              <VideoEntry video={video} />
            </li>
          ))}
        </ul>
      )}
    </PublishedList>
  );
}
