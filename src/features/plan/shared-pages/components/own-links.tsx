import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast-store.ts';
import { Button } from '@/components/ui/button.tsx';
import { formatDate, getToday } from '@/lib/dates.ts';
import { createAddress } from '../create-address.ts';
import { useExtendLink, useWithdrawLink } from '../mutations.ts';
import { sharedPagesQuery } from '../queries.ts';
import { LASTING_DAYS, type SharedPage } from '../schema.ts';

const DAY = 86_400_000;
const longest = Math.max(...LASTING_DAYS);

const endOf = ({ created_at: made, lasts_days: days }: SharedPage) =>
  new Date(new Date(made).getTime() + days * DAY);

/** The member's links, each until when it opens; one that is withdrawn opens no more. */
export function OwnLinks({ onWithdrawn }: { onWithdrawn: (id: string) => void }) {
  const { data: links = [] } = useQuery(sharedPagesQuery());
  const withdraw = useWithdrawLink();
  const extend = useExtendLink();
  const [now] = useState(() => new Date());
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="own-links" className="border-foreground border-t-2 pt-2.5">
      <h3 id="own-links" className="font-semibold">
        Your links
      </h3>
      <ul aria-labelledby="own-links" className="divide-y">
        {links.map((link) => {
          const end = endOf(link);
          const isOver = end <= now;
          return (
            <li key={link.id} className="grid gap-1 py-2">
              <p className="leading-6 wrap-anywhere">
                {isOver ? (
                  link.title
                ) : (
                  <a
                    href={createAddress(link)}
                    target="_blank"
                    rel="noopener"
                    className="font-medium underline"
                  >
                    {link.title}
                  </a>
                )}
                <span className="text-muted-foreground text-sm">
                  {' '}
                  · {isOver ? 'ended on' : 'opens until'} {formatDate(getToday(end))}
                </span>
              </p>
              <div className="flex flex-wrap gap-2">
                {link.lasts_days < longest && (
                  <Button
                    size="md"
                    variant="outline"
                    disabled={extend.isPending}
                    onClick={() => extend.mutate({ id: link.id, lasts_days: longest })}
                  >
                    Extend to {longest} days
                  </Button>
                )}
                <Button
                  size="md"
                  variant="outline"
                  disabled={withdraw.isPending}
                  onClick={() =>
                    withdraw.mutate(link, {
                      onSuccess: () => {
                        onWithdrawn(link.id);
                        toast({ title: 'The link no longer works', tone: 'success' });
                      },
                    })
                  }
                >
                  {isOver ? 'Remove' : 'Withdraw'}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
