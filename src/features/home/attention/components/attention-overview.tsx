import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, MessageSquareWarning } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { formatCount } from '@/lib/format.ts';
import { attentionCountsQuery } from '../queries.ts';
import { type AttentionKind, attentionKinds } from '../search.ts';
import { kindWords } from '../words.ts';
import { AttentionList } from './attention-list.tsx';

export function AttentionOverview({ kind }: { kind: AttentionKind | undefined }) {
  const { data: counts } = useSuspenseQuery(attentionCountsQuery());
  const reports = counts.get('report') ?? 0;
  const shown = kind ?? attentionKinds.find((each) => (counts.get(each) ?? 0) > 0);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {reports > 0 && (
        <Link
          to="/admin/reports"
          className="bg-caution-soft text-caution flex items-center gap-3 rounded-md border p-3 font-medium underline-offset-4 hover:underline"
        >
          <MessageSquareWarning aria-hidden className="size-5 shrink-0" />
          {formatCount(reports, 'report')} of members {reports === 1 ? 'waits' : 'wait'} for an
          answer
        </Link>
      )}
      {shown === undefined ? (
        <EmptyState icon={<CircleCheck />} title="Everything is in order">
          Nothing is out of date, uncertain or broken. Look again tomorrow.
        </EmptyState>
      ) : (
        <>
          <LinkTabs
            label="What needs attention"
            tabs={attentionKinds.map((each) => ({
              key: each,
              label: kindWords[each].label,
              count: counts.get(each) ?? 0,
              isCurrent: each === shown,
              link: { to: '/admin', search: { kind: each } },
            }))}
          />
          <AttentionList key={shown} kind={shown} />
        </>
      )}
    </div>
  );
}
