import { Lightbulb } from 'lucide-react';
import { flag } from '@/lib/fields/flag-fields.ts';
import { number } from '@/lib/fields/number-fields.ts';
import { lines, text } from '@/lib/fields/text-fields.ts';
import { slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'tips',
  table: 'tips',
  title: 'Tips',
  one: 'tip',
  group: 'content',
  icon: Lightbulb,
  description: 'Short tips for members, each with a page to act on it.',
  fields: [
    text('title', 'Title', { isRequired: true }),
    slug(),
    lines('body', 'Text', { isRequired: true }),
    text('link_path', 'Page', {
      max: 500,
      pattern: /^\/(?![/\\])\S+$/,
      shape: 'Begin with a slash: /app/my-cards.',
      hint: 'A page of this site, such as /app/my-cards.',
    }),
    number('position', 'Position', { isRequired: true, initial: '0', max: 32_767 }),
    flag('is_published', 'Published'),
  ],
  columns: ['title', 'link_path', 'position', 'is_published', 'verified_on', 'confidence'],
  nameBy: ['title'],
  search: ['title', 'slug', 'body'],
  filters: ['is_published', 'confidence'],
  order: 'position',
  needsSource: false,
});
