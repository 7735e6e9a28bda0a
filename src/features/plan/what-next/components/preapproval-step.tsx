import { ExternalLink, SearchCheck } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { IssuerToAsk } from '../create-card-reader.ts';
import { StepRow } from './step-row.tsx';

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });

type PreapprovalStepProps = {
  issuers: readonly IssuerToAsk[];
  person: string | null;
  isOpenAtFirst: boolean;
};

/** The step before a plan's first opening, for all its issuers together. */
export function PreapprovalStep({ issuers, person, isOpenAtFirst }: PreapprovalStepProps) {
  return (
    <StepRow
      art={
        <span className="bg-muted text-muted-foreground grid aspect-[320/202] w-12 shrink-0 place-items-center rounded-sm">
          <SearchCheck aria-hidden className="size-5" />
        </span>
      }
      title={`See whether ${either.format(issuers.map(({ name }) => name))} would approve ${person ?? 'you'}, without a hard pull`}
      isOpenAtFirst={isOpenAtFirst}
    >
      <p className="text-muted-foreground text-sm">
        Not every card is listed there, so a missing offer isn’t a refusal. Only the application is
        a hard pull. Check again before each later application.
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
    </StepRow>
  );
}
