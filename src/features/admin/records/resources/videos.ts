import { Video } from 'lucide-react';
import { choice } from '@/lib/fields/choice-fields.ts';
import { flag } from '@/lib/fields/flag-fields.ts';
import { date } from '@/lib/fields/date-fields.ts';
import { number } from '@/lib/fields/number-fields.ts';
import { lines, text } from '@/lib/fields/text-fields.ts';
import { slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'videos',
  table: 'videos',
  title: 'Videos',
  one: 'video',
  group: 'content',
  icon: Video,
  description: 'Videos of this site and of others, played on click.',
  fields: [
    text('title', 'Title', { isRequired: true, max: 160 }),
    slug(),
    lines('description', 'Description', { max: 2000, whenEmpty: '' }),
    lines('transcript', 'Transcript', { max: 10_000, whenEmpty: '' }),
    choice('provider', 'Provider', ['youtube', 'vimeo', 'own'], {
      labels: { youtube: 'YouTube', vimeo: 'Vimeo', own: 'This site' },
    }),
    text('provider_video_id', 'Video id', {
      isRequired: true,
      pattern: /^[A-Za-z0-9_-]{1,40}$/,
      shape: 'Enter only the id, not the whole address.',
      hint: 'The last part of its address at the provider; for a video of this site, the name of its file.',
    }),
    number('duration_seconds', 'Seconds', { min: 1 }),
    date('published_on', 'Published on'),
    number('position', 'Position', { isRequired: true, initial: '0', max: 32_767 }),
    flag('is_published', 'Published'),
  ],
  columns: ['title', 'provider', 'duration_seconds', 'published_on', 'position', 'is_published'],
  nameBy: ['title'],
  search: ['title', 'slug', 'description'],
  filters: ['provider', 'is_published'],
  order: 'position',
  needsSource: false,
});
