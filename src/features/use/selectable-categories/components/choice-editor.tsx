import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { CardLink } from '@/components/card-link.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { formatCents, formatWholeDollars, type RateUnit } from '@/lib/format.ts';
import { type CardChoice, describeChoice, type Proposal } from '../to-choices.ts';

type ChoiceEditorProps = {
  entry: CardChoice;
  issuer: string;
  unit: RateUnit;
  proposal: Proposal;
  onChoose: (options: string[]) => void;
};

export function ChoiceEditor({ entry, issuer, unit, proposal, onChoose }: ChoiceEditorProps) {
  const { card, choice, options, chosen, name, memberCard } = entry;
  const id = useId();
  const count = choice.choose_count ?? 1;
  const isBest =
    chosen.length > 0 &&
    proposal.options.length === chosen.length &&
    proposal.options.every((slug) => chosen.includes(slug));

  const toggle = (slug: string, isChosen: boolean) => {
    if (!isChosen) onChoose(chosen.filter((each) => each !== slug));
    // A choice too many takes the place of the oldest one, as a radio button would.
    else onChoose([...chosen, slug].slice(-count));
  };

  return (
    <li className="border-foreground grid gap-4 border-t-2 pt-2.5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <CardLink card={card} issuer={issuer}>
          {name !== card.name && <span className="block">{name}</span>}
          {choice.name}
        </CardLink>
        <div className="flex flex-wrap gap-2">
          {proposal.options.length > 0 && !isBest && (
            <Button
              variant="outline"
              size="md"
              onClick={() => onChoose([...proposal.options])}
              aria-label={`Take the best for ${name}, ${choice.name}`}
            >
              <Sparkles aria-hidden />
              Take the best
            </Button>
          )}
          {chosen.length > 0 && (
            <Button
              variant="ghost"
              size="md"
              onClick={() => onChoose([])}
              aria-label={`Leave ${choice.name} of ${name} open`}
            >
              Leave open
            </Button>
          )}
        </div>
      </div>
      <p className="text-muted-foreground text-sm">{describeChoice(card, choice, unit)}</p>
      <p role="status" className="text-sm">
        {chosen.length === 0
          ? proposal.options.length === 0
            ? 'Nothing chosen, and with your other cards no choice would earn more.'
            : 'Nothing chosen: every figure uses what’s best for your spending.'
          : isBest || proposal.gainCents < 100
            ? 'Your choice is as good as any.'
            : `The best choice would earn ${formatWholeDollars(proposal.gainCents)} more a year.`}
        {memberCard === null && ' You don’t hold this card; the choice applies once you do.'}
      </p>
      <fieldset className="grid gap-1 sm:grid-cols-2">
        <legend className="pb-1 text-sm font-medium">
          {count === 1 ? 'Choose one' : `Choose up to ${count}`}
        </legend>
        {options.map((option) => (
          <label
            key={option.slug}
            htmlFor={`${id}-${option.slug}`}
            className="hover:bg-accent flex min-h-11 items-center gap-3 rounded-md px-2"
          >
            <Checkbox
              id={`${id}-${option.slug}`}
              checked={chosen.includes(option.slug)}
              onCheckedChange={(checked) => toggle(option.slug, checked === true)}
            />
            <span className="min-w-0 flex-1">{option.name}</span>
            {proposal.options.includes(option.slug) && <Badge tone="primary">Best</Badge>}
            <span className="text-muted-foreground text-sm">
              {option.spendCents === 0 ? '—' : `${formatCents(option.spendCents)} a year`}
            </span>
          </label>
        ))}
      </fieldset>
    </li>
  );
}
