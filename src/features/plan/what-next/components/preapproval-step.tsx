import { ExternalLink, SearchCheck } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { IssuerToAsk } from '../create-card-reader.ts';

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

type PreapprovalStepProps = { issuers: readonly IssuerToAsk[]; person: string | null };

/** The step before a plan's first opening, for all its issuers together. */
export function PreapprovalStep({ issuers, person }: PreapprovalStepProps) {
  return (
    <li className="flex items-start gap-3 py-3">
      <span className="bg-muted text-muted-foreground grid aspect-[320/202] w-12 shrink-0 place-items-center rounded-sm">
        <SearchCheck aria-hidden className="size-5" />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <h4 className="font-semibold">
          See whether {either.format(issuers.map(({ name }) => name))} would approve{' '}
          {person ?? 'you'}, without a hard pull
        </h4>
        <p className="text-muted-foreground text-sm">
          Not every card is listed there, so a missing offer isn’t a refusal. Only the application
          is a hard pull. Check again before each later application.
        </p>
        <div className="flex flex-wrap gap-2 pt-1">
          {issuers.map(({ name, url }) => (
            <Button key={name} asChild size="md" variant="outline">
              <a href={url} target="_blank" rel="noreferrer" aria-label={`Offers from ${name}`}>
                {name} <ExternalLink aria-hidden />
              </a>
            </Button>
          ))}
        </div>
      </div>
    </li>
  );
}
