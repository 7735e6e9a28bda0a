import { Video } from 'lucide-react';
import { choice, flag } from '../machine/create-choice-fields.ts';
import { date } from '../machine/create-date-fields.ts';
import { number } from '../machine/create-number-fields.ts';
import { defineResource } from '../machine/create-resource.ts';
import { lines, slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'videos',
  table: 'videos',
  title: texts.videos,
  one: texts.video,
  group: 'content',
  icon: Video,
  description: texts.videosOfOthersPlayedFrom,
  fields: [
    text('title', texts.title, { isRequired: true, max: 160 }),
    slug(),
    lines('description', texts.description, { max: 2000, isNeverNull: true }),
    choice('provider', texts.provider, ['youtube', 'vimeo'], {
      labels: { youtube: 'YouTube', vimeo: texts.vimeo },
    }),
    text('provider_video_id', texts.videoId, {
      isRequired: true,
      pattern: /^[A-Za-z0-9_-]{1,40}$/,
      shape: texts.useTheIdAloneNot,
      hint: texts.theLastPartOfIts,
    }),
    number('duration_seconds', texts.seconds, { min: 1 }),
    date('published_on', texts.publishedOn),
    number('position', texts.position, { isRequired: true, initial: '0', max: 32_767 }),
    flag('is_published', texts.published),
  ],
  columns: ['title', 'provider', 'duration_seconds', 'published_on', 'position', 'is_published'],
  nameBy: ['title'],
  search: ['title', 'slug', 'description'],
  filters: ['provider', 'is_published'],
  order: 'position',
  needsSource: false,
});
