import { describeBenefitOfOthers } from '../describe-my-benefit.ts';
import type { MyBenefit } from '../to-entries.ts';
import { BenefitFacts } from './benefit-facts.tsx';

export function SharedBenefitItem({ entry }: { entry: MyBenefit }) {
  return (
    <li className="py-3">
      <BenefitFacts entry={entry} description={describeBenefitOfOthers(entry)} />
    </li>
  );
}
