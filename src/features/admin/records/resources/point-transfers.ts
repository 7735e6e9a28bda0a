import { ArrowLeftRight } from 'lucide-react';
import { dates } from '@/lib/fields/date-range-fields.ts';
import { number } from '@/lib/fields/number-fields.ts';
import { relation } from '@/lib/fields/relation-fields.ts';
import { pointSystemField } from '../machine/create-reference-fields.ts';
import { defineResource } from '../machine/create-resource.ts';

export const resource = defineResource({
  path: 'point-transfers',
  table: 'point_transfers',
  title: 'Point transfers',
  one: 'point transfer',
  group: 'points',
  icon: ArrowLeftRight,
  description: 'Where points transfer, and at what ratio. A row with a bonus is a dated promotion.',
  fields: [
    pointSystemField('from_point_system_id', 'From'),
    pointSystemField('to_point_system_id', 'To'),
    relation(
      'credit_card_id',
      'Only with',
      { table: 'credit_cards', label: 'name' },
      {
        hint: 'A card the member must hold; leave empty if any card will do.',
      },
    ),
    number('points_out', 'Points out', { isRequired: true, min: 1, initial: '1000' }),
    number('points_in', 'Points in', { isRequired: true, min: 1, initial: '1000' }),
    number('min_increment', 'Smallest step', { isRequired: true, min: 1, initial: '1000' }),
    number('bonus_percent', 'Bonus, %', { digits: 4, max: 9999 }),
    dates('bonus_during', 'Bonus during', { isNullable: true }),
    dates('valid_during', 'Valid during'),
  ],
  columns: [
    'from_point_system_id',
    'to_point_system_id',
    'credit_card_id',
    'points_out',
    'points_in',
    'min_increment',
    'bonus_percent',
    'bonus_during',
    'verified_on',
    'confidence',
  ],
  nameBy: ['from_point_system_id', 'to_point_system_id', 'credit_card_id'],
  search: ['from_point_system_id', 'to_point_system_id'],
  filters: ['from_point_system_id', 'to_point_system_id', 'confidence'],
  order: 'from_point_system_id',
  check: (texts) => ({
    ...(texts['from_point_system_id'] !== '' &&
    texts['from_point_system_id'] === texts['to_point_system_id']
      ? { to_point_system_id: 'Choose two different point systems.' }
      : {}),
    ...((texts['bonus_percent'] === '') === (texts['bonus_during'] === '')
      ? {}
      : { bonus_during: 'A bonus needs both a percentage and its dates.' }),
  }),
});
