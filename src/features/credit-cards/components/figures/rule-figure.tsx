import { useQuery } from '@tanstack/react-query';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { parseConfidence } from '../../parse-names.ts';
import { ruleQuery } from '../../read-figures.ts';
import { SourceLink } from '../source-link.tsx';
import { FigureFrame } from './figure-frame.tsx';
import { FigureOf } from './figure-of.tsx';

export function RuleFigure({ slug }: { slug: string }) {
  const query = useQuery(ruleQuery(slug));
  return (
    <FigureOf query={query} missing={`The catalog has no rule “${slug}” anymore.`}>
      {(rule) => (
        <FigureFrame title={`The rule: ${rule.title}`}>
          <div className="bg-card grid gap-2 rounded-md border px-4 py-3">
            <p className="leading-7">{rule.explanation}</p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Badge tone={rule.strictness === 'hard' ? 'neutral' : 'outline'}>
                {rule.strictness === 'hard' ? 'Firm' : 'Usual'}
              </Badge>
              <ConfidenceMark confidence={parseConfidence(rule.confidence)} subject="this rule" />
              <SourceLink
                url={rule.source_url}
                verifiedOn={rule.verified_on}
                fact={{ table: 'rules', id: rule.id, subject: `the rule “${rule.title}”` }}
              />
            </p>
          </div>
        </FigureFrame>
      )}
    </FigureOf>
  );
}
