import { Lightbulb } from 'lucide-react';
import { flag } from '../machine/create-choice-fields.ts';
import { number } from '../machine/create-number-fields.ts';
import { defineResource } from '../machine/create-resource.ts';
import { lines, slug, text } from '../machine/create-text-fields.ts';

export const resource = defineResource({
  path: 'tips',
  table: 'tips',
  title: 'Tips',
  one: 'tip',
  group: 'content',
  icon: Lightbulb,
  description: 'Short advice shown to members, with a page on which it can be acted on.',
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
