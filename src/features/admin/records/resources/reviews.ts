import { BookOpenText } from 'lucide-react';
import { flag } from '@/lib/fields/flag-fields.ts';
import { date } from '@/lib/fields/date-fields.ts';
import { lines, text } from '@/lib/fields/text-fields.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { markdown, slug } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'reviews',
  table: 'reviews',
  title: 'Reviews',
  one: 'review',
  group: 'content',
  icon: BookOpenText,
  description: 'Articles in Markdown, with the blocks of the site.',
  fields: [
    text('title', 'Title', { isRequired: true, max: 160 }),
    slug(),
    lines('summary', 'Summary', { max: 500, whenEmpty: '' }),
    markdown('body', 'Text', { isRequired: true, max: 100_000 }),
    text('author_name', 'Author', { whenEmpty: '' }),
    relation('credit_card_id', 'Credit card', { table: 'credit_cards', label: 'name' }),
    date('published_on', 'Published on'),
    flag('is_published', 'Published'),
  ],
  columns: ['title', 'author_name', 'credit_card_id', 'published_on', 'is_published'],
  nameBy: ['title'],
  search: ['title', 'slug', 'summary', 'author_name'],
  filters: ['is_published'],
  order: '-published_on',
  needsSource: false,
});
