import {
  type Checked,
  type Read,
  check,
  readCents,
  readFlag,
  readList,
  readObject,
  readOneOf,
  readOptional,
  readPersonalDate,
  readText,
  readWhole,
  refuse,
} from '../read.ts';
import type { FeeSchedule } from './annual-fee.ts';
import { ALIGNMENTS, BENEFIT_PERIODS } from './benefit-period.ts';
import type { BenefitUse, HeldBenefit } from './benefit-use.ts';
import type { BonusTracking } from './bonus-deadline.ts';
import type { DatedHoldings } from './upcoming.ts';

const readMonth = readWhole(1, 12);

const readFeeSchedule: Read<FeeSchedule> = (value, path) => {
  const schedule = readObject((field) => ({
    openedOn: field('openedOn', readOptional(readPersonalDate)),
    closedOn: field('closedOn', readOptional(readPersonalDate)),
    annualFeeCents: field('annualFeeCents', readCents),
    firstYearFeeCents: field('firstYearFeeCents', readCents),
    feeMonth: field('feeMonth', readOptional(readMonth)),
    feeDay: field('feeDay', readOptional(readWhole(1, 31))),
  }))(value, path);
  const { openedOn, closedOn, feeMonth, feeDay } = schedule;
  if (openedOn !== null && closedOn !== null && closedOn < openedOn) {
    refuse(`${path}.closedOn`, `closed on ${closedOn}, before it was opened on ${openedOn}`);
  }
  if (feeDay !== null && feeMonth === null) refuse(`${path}.feeDay`, 'a day without its month');
  return schedule;
};

const readTracking: Read<BonusTracking> = readObject((field) => ({
  requiredCents: field('requiredCents', readCents),
  spentCents: field('spentCents', readCents),
  deadline: field('deadline', readPersonalDate),
  postedOn: field('postedOn', readOptional(readPersonalDate)),
}));

const readBenefit: Read<HeldBenefit> = readObject((field) => ({
  period: field('period', readOneOf(BENEFIT_PERIODS)),
  alignment: field('alignment', readOneOf(ALIGNMENTS)),
  startMonth: field('startMonth', readOptional(readMonth)),
  excludesFirstYear: field('excludesFirstYear', readFlag),
  openedOn: field('openedOn', readOptional(readPersonalDate)),
  closedOn: field('closedOn', readOptional(readPersonalDate)),
  valueCents: field('valueCents', readCents),
  occurrencesPerPeriod: field('occurrencesPerPeriod', readWhole(1, 1000)),
}));

const readUse: Read<BenefitUse> = readObject((field) => ({
  usedOn: field('usedOn', readPersonalDate),
  amountCents: field('amountCents', readWhole(-Number.MAX_SAFE_INTEGER)),
}));

const readHoldings: Read<DatedHoldings> = readObject((field) => ({
  fees: field(
    'fees',
    readList(
      readObject((fee) => ({
        id: fee('id', readText),
        cardName: fee('cardName', readText),
        schedule: fee('schedule', readFeeSchedule),
      })),
    ),
  ),
  bonuses: field(
    'bonuses',
    readList(
      readObject((bonus) => ({
        id: bonus('id', readText),
        cardName: bonus('cardName', readText),
        tracking: bonus('tracking', readTracking),
      })),
    ),
  ),
  benefits: field(
    'benefits',
    readList(
      readObject((benefit) => ({
        id: benefit('id', readText),
        cardName: benefit('cardName', readText),
        benefitName: benefit('benefitName', readText),
        benefit: benefit('benefit', readBenefit),
        uses: benefit('uses', readList(readUse)),
      })),
    ),
  ),
}));

/** What a member's deadlines come from, or the path of the first field that is wrong. */
export function checkDatedHoldings(value: unknown): Checked<DatedHoldings> {
  return check(readHoldings, value);
}
