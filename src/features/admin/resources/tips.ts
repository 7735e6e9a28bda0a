import { Lightbulb } from 'lucide-react';
import { flag } from '../machine/create-choice-fields.ts';
import { number } from '../machine/create-number-fields.ts';
import { defineResource } from '../machine/create-resource.ts';
import { lines, slug, text } from '../machine/create-text-fields.ts';
import * as texts from './texts.ts';

export const resource = defineResource({
  path: 'tips',
  table: 'tips',
  title: texts.tips,
  one: texts.tip,
  group: 'content',
  icon: Lightbulb,
  description: texts.shortAdviceShownToMembers,
  fields: [
    text('title', texts.title, { isRequired: true }),
    slug(),
    lines('body', texts.text, { isRequired: true }),
    text('link_path', texts.page, {
      max: 500,
      pattern: /^\/[^/]\S*$/,
      shape: texts.beginWithASlashApp,
      hint: texts.aPageOfThisSite,
    }),
    number('position', texts.position, { isRequired: true, initial: '0', max: 32_767 }),
    flag('is_published', texts.published),
  ],
  columns: ['title', 'link_path', 'position', 'is_published', 'verified_on', 'confidence'],
  nameBy: ['title'],
  search: ['title', 'slug', 'body'],
  filters: ['is_published', 'confidence'],
  order: 'position',
  needsSource: false,
});
