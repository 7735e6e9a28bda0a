import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { SquarePlay } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PublishedList } from '@/components/published-list.tsx';
import { Button } from '@/components/ui/button.tsx';
import { VideoPlayer } from '@/components/video/video-player.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatDuration } from '../format-duration.ts';
import { videosQuery } from '../queries.ts';
import { readVideoSource } from '../read-video-source.ts';

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
        <ul aria-label="Videos" className="grid gap-6 md:grid-cols-2">
          {rows.map((video) => (
            <li key={video.id}>
              <VideoPlayer
                title={video.title}
                source={readVideoSource(video)}
                duration={
                  video.duration_seconds === null
                    ? undefined
                    : formatDuration(video.duration_seconds)
                }
                className="rounded-md"
              />
              <div className="grid gap-1 pt-3">
                <h2 className="text-lg leading-snug font-semibold tracking-tight">{video.title}</h2>
                <p className="text-muted-foreground text-sm">
                  {video.published_on && formatDate(video.published_on)}
                </p>
                {video.description && (
                  <p className="leading-6 whitespace-pre-line">{video.description}</p>
                )}
                {video.transcript && (
                  <details>
                    <summary className="text-primary w-fit cursor-pointer py-1 font-medium">
                      Transcript
                    </summary>
                    <p className="pt-1 leading-6 whitespace-pre-line">{video.transcript}</p>
                  </details>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </PublishedList>
  );
}
