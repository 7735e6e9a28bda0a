import { BookOpenText } from 'lucide-react';
import { flag, relation } from '../machine/create-choice-fields.ts';
import { date } from '../machine/create-date-fields.ts';
import { defineResource } from '../machine/create-resource.ts';
import { lines, slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'reviews',
  table: 'reviews',
  title: texts.reviews,
  one: texts.review,
  group: 'content',
  icon: BookOpenText,
  description: texts.articlesInMarkdownWithThe,
  fields: [
    text('title', texts.title, { isRequired: true, max: 160 }),
    slug(),
    lines('summary', texts.summary, { max: 500, isNeverNull: true }),
    text('body', texts.text, { kind: 'markdown', isRequired: true, max: 100_000 }),
    text('author_name', texts.author, { isNeverNull: true }),
    relation('credit_card_id', texts.creditCardLabel, { table: 'credit_cards', label: 'name' }),
    date('published_on', texts.publishedOn),
    flag('is_published', texts.published),
  ],
  columns: ['title', 'author_name', 'credit_card_id', 'published_on', 'is_published'],
  nameBy: ['title'],
  search: ['title', 'slug', 'summary', 'author_name'],
  filters: ['is_published'],
  order: '-published_on',
  needsSource: false,
});
