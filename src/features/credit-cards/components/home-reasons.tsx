import { BookOpenCheck, Calculator, CalendarCheck, LockKeyhole, Scale, Sigma } from 'lucide-react';

const REASONS = [
  {
    icon: Calculator,
    title: 'Shared caps, counted once',
    text: 'Two categories under one $6,000 cap do not earn it twice. Spending is divided among your cards so that the total is the greatest possible.',
  },
  {
    icon: Sigma,
    title: 'Every figure opens',
    text: 'Press a figure and see its lines: card, category, spending, rate, points, value. They add up to the cent.',
  },
  {
    icon: Scale,
    title: 'Your value of a point',
    text: 'Travel, cash, gift cards or status: you say how you redeem, system by system, and every result follows.',
  },
  {
    icon: BookOpenCheck,
    title: 'Facts with a source and a date',
    text: 'Each rate, fee and offer names where it was read, when it was checked and how sure it is. Doubtful ones are marked.',
  },
  {
    icon: CalendarCheck,
    title: 'The rules of the issuers',
    text: '5/24, once per lifetime, family rules: each card lists what decides an application, and which other cards block it.',
  },
  {
    icon: LockKeyhole,
    title: 'Yours alone',
    text: 'Results are calculated on your device. Only you can read what you enter, and deleting your account deletes it.',
  },
];

export function HomeReasons() {
  return (
    <section aria-labelledby="reasons-title" className="grid gap-4">
      <h2 id="reasons-title" className="text-xl font-semibold tracking-tight">
        A calculator, not a ranking by commission
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
