import { Bell, Mail } from 'lucide-react';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import { describePush, nameDue } from '@/domain/schedule/describe-reminder.ts';
import type { Reminder } from '@/domain/schedule/reminders.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format.ts';

const channels = {
  push: { name: 'Push', Icon: Bell },
  mail: { name: 'Email', Icon: Mail },
};

function describe({ channel, items }: Reminder, tellsAmounts: boolean) {
  if (channel === 'push') return describePush(items, tellsAmounts);
  const [first, ...more] = items;
  if (first?.kind === 'own-reminder' && more.length === 0) {
    return { title: nameDue(first, tellsAmounts), body: '' };
  }
  return {
    title: `What’s coming: ${formatCount(items.length, 'date')}`,
    body: items.map((item) => nameDue(item, tellsAmounts)).join('\n'),
  };
}

type PastRemindersProps = {
  reminders: readonly Reminder[];
  tellsAmounts: boolean;
};

export function PastReminders({ reminders, tellsAmounts }: PastRemindersProps) {
  if (reminders.length === 0) {
    return <p className="text-muted-foreground">Nothing was due, or nothing above is on.</p>;
  }
  return (
    <DataList aria-label="What would have been sent">
      {reminders.toReversed().map((reminder) => {
        const { name, Icon } = channels[reminder.channel];
        const { title, body } = describe(reminder, tellsAmounts);
        return (
          <DataListItem
            key={reminder.key}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 sm:grid-cols-[8rem_6rem_minmax(0,1fr)]"
          >
            <p className="text-muted-foreground text-sm leading-6">{formatDate(reminder.on)}</p>
            <p className="text-muted-foreground flex items-center gap-1.5 self-start text-sm leading-6">
              <Icon aria-hidden className="size-4" />
              {name}
            </p>
            <div className="min-w-0 max-sm:col-span-2">
              <p className="font-medium wrap-anywhere">{title}</p>
              <p className="text-muted-foreground text-sm wrap-anywhere whitespace-pre-line">
                {body}
              </p>
            </div>
          </DataListItem>
        );
      })}
    </DataList>
  );
}
