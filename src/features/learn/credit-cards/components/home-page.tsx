import { Link } from '@tanstack/react-router';
import { BookOpenCheck, Calculator, CalendarCheck, LockKeyhole, Scale, Sigma } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { useDeviceValue } from '@/lib/use-device-value.ts';

type HomePageProps = {
  calculator: ReactNode;
  articles: ReactNode;
};

/** Counter of an example household on a phone, light and dark. */
function ProductPicture() {
  return [
    { mode: 'light', className: 'dark:hidden' },
    { mode: 'dark', className: 'hidden dark:block' },
  ].map(({ mode, className }) => (
    <img
      key={mode}
      // Leaves the picture of the other mode unloaded.
      loading="lazy"
      src={`/pictures/counter-${mode}.webp`}
      width={390}
      height={335}
      alt="The answer to “Where are you paying?” for an example household: at Whole Foods, pay with American Express Gold"
      className={`w-full max-w-sm rounded-md border ${className}`}
    />
  ));
}

const REASONS = [
  {
    icon: Calculator,
    title: 'Shared caps, counted once',
    text: 'Two categories under one $6,000 cap do not earn it twice. Spending is divided among your cards so that the total is the greatest possible.',
  },
  {
    icon: Sigma,
    title: 'Every figure opens',
    text: 'Tap any amount to see its lines: card, category, spending, rate, points, value. They add up to the cent.',
  },
  {
    icon: Scale,
    title: 'Your value of a point',
    text: 'Travel, cash, gift cards or status: you say how you redeem, system by system, and every result follows.',
  },
  {
    icon: BookOpenCheck,
    title: 'Facts with a source and a date',
    text: 'Each rate, fee and offer shows where we read it, when we checked it and how sure we are. Doubtful ones are marked.',
  },
  {
    icon: CalendarCheck,
    title: 'The rules of the issuers',
    text: '5/24, once per lifetime, family rules: each card lists what decides an application, and which other cards block it.',
  },
  {
    icon: LockKeyhole,
    title: 'Yours alone',
    text: 'Results are calculated on your device. Only you can read what you enter, and deleting your account deletes all of it.',
  },
];

function HomeReasons() {
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

export function HomePage({ calculator, articles }: HomePageProps) {
  const isMember = useDeviceValue(hasSessionCookie, false);
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-12 px-4 py-8 lg:py-14">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2 lg:gap-12">
        <div className="grid gap-5 lg:sticky lg:top-20 lg:pt-4">
          <h1 className="font-serif text-4xl leading-[1.1] font-medium text-balance sm:text-5xl">
            Know exactly what your cards and points are worth
          </h1>
          <p className="text-muted-foreground max-w-prose text-lg leading-7">
            Add your cards and spending, and see which card to use where, which cards earn their
            fee, and every step of the math, down to the cent.
          </p>
          <ProductPicture />
          <div className="flex flex-wrap gap-3">
            <Button asChild>
              {isMember ? (
                <Link to="/app">Open your cards</Link>
              ) : (
                <Link to="/register">Create a free account</Link>
              )}
            </Button>
            <Button asChild variant="outline">
              <Link to="/credit-cards">Browse all cards</Link>
            </Button>
          </div>
          <p className="text-muted-foreground text-sm">
            No bank login, no card number, no commission from any issuer.
          </p>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
          {calculator}
          {articles}
        </div>
      </div>
      <HomeReasons />
    </div>
  );
}
