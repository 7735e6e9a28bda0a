import { BookOpenCheck, Calculator, CalendarCheck, LockKeyhole, Scale, Sigma } from 'lucide-react';
import * as texts from '../texts.ts';

const REASONS = [
  {
    icon: Calculator,
    title: texts.sharedCapsCountedOnce,
    text: texts.twoCategoriesUnderOneCap,
  },
  {
    icon: Sigma,
    title: texts.everyFigureOpens,
    text: texts.pressAFigureAndSee,
  },
  {
    icon: Scale,
    title: texts.yourValueOfAPoint,
    text: texts.travelCashGiftCardsOr,
  },
  {
    icon: BookOpenCheck,
    title: texts.factsWithASourceAnd,
    text: texts.eachRateFeeAndOffer,
  },
  {
    icon: CalendarCheck,
    title: texts.theRulesOfTheIssuers,
    text: texts.oncePerLifetimeFamilyRules,
  },
  {
    icon: LockKeyhole,
    title: texts.yoursAlone,
    text: texts.resultsAreCalculatedOnYour,
  },
];

export function HomeReasons() {
  return (
    <section aria-labelledby="reasons-title" className="grid gap-4">
      <h2 id="reasons-title" className="text-xl font-semibold tracking-tight">
        {texts.aCalculatorNotARanking}
      </h2>
      <ul className="bg-border grid gap-px overflow-hidden rounded-md border sm:grid-cols-2 lg:grid-cols-3">
        {REASONS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="bg-card grid content-start gap-1 p-4">
            <h3 className="flex items-center gap-2 font-medium">
              <Icon aria-hidden className="text-primary size-5" />
              {title}
            </h3>
            <p className="text-muted-foreground">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
