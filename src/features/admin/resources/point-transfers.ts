import { ArrowLeftRight } from 'lucide-react';
import { relation } from '../machine/create-choice-fields.ts';
import { dates } from '../machine/create-date-fields.ts';
import { number } from '../machine/create-number-fields.ts';
import { pointSystemField } from '../machine/create-relations.ts';
import { defineResource } from '../machine/create-resource.ts';
import * as messages from './texts.ts';

export const resource = defineResource({
  path: 'point-transfers',
  table: 'point_transfers',
  title: messages.pointTransfers,
  one: messages.pointTransfer,
  group: 'points',
  icon: ArrowLeftRight,
  description: messages.wherePointsCanGoAnd,
  fields: [
    pointSystemField('from_point_system_id', messages.from),
    pointSystemField('to_point_system_id', messages.to),
    relation(
      'credit_card_id',
      messages.onlyWith,
      { table: 'credit_cards', label: 'name' },
      {
        hint: messages.aCardThatMustBe,
      },
    ),
    number('points_out', messages.pointsOut, { isRequired: true, min: 1, initial: '1000' }),
    number('points_in', messages.pointsIn, { isRequired: true, min: 1, initial: '1000' }),
    number('min_increment', messages.smallestStep, { isRequired: true, min: 1, initial: '1000' }),
    number('bonus_percent', 'Bonus, %', { digits: 4, max: 9999 }),
    dates('bonus_during', messages.bonusDuring, { isNullable: true }),
    dates('valid_during', messages.validDuring),
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
      ? { to_point_system_id: messages.pointsCannotBeTransferredTo }
      : {}),
    ...((texts['bonus_percent'] === '') === (texts['bonus_during'] === '')
      ? {}
      : { bonus_during: messages.aBonusHasBothA }),
  }),
});
