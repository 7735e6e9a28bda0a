import { Badge } from '@/components/ui/badge.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import { formatNumber } from '@/lib/format.ts';
import type { BrowserReports } from '../schema.ts';

type Fault = BrowserReports['errors'][number];

const KINDS: Readonly<Record<Fault['kind'], string>> = {
  error: 'Error',
  rejection: 'Unhandled promise',
  boundary: 'Render error',
  chunk: 'File missing',
  violation: 'Policy',
};

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const formatMoment = (moment: string) => moments.format(new Date(moment));

function FaultRow({ fault }: { fault: Fault }) {
  return (
    <TableRow>
      <TableCell className="whitespace-normal">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge tone={fault.kind === 'violation' ? 'caution' : 'destructive'}>
              {KINDS[fault.kind]}
            </Badge>
            <span className="text-muted-foreground text-sm wrap-anywhere">{fault.route}</span>
          </div>
          <p className="font-medium wrap-anywhere">{fault.message}</p>
          {fault.frames !== '' && (
            <details className="text-sm">
              <summary className="text-muted-foreground w-fit cursor-pointer">Stack</summary>
              <pre className="pt-1 text-xs wrap-anywhere whitespace-pre-wrap">{fault.frames}</pre>
            </details>
          )}
          <p className="text-muted-foreground text-sm md:hidden">
            {`Last on ${formatMoment(fault.lastSeenAt)}`}
          </p>
        </div>
      </TableCell>
      <TableCell className="whitespace-nowrap max-lg:hidden">
        {formatMoment(fault.firstSeenAt)}
      </TableCell>
      <TableCell className="whitespace-nowrap max-md:hidden">
        {formatMoment(fault.lastSeenAt)}
      </TableCell>
      <TableCell className="text-right font-medium">{formatNumber(fault.count)}</TableCell>
    </TableRow>
  );
}

export function BrowserErrors({ errors }: { errors: BrowserReports['errors'] }) {
  if (errors.length === 0) {
    return (
      <p className="text-muted-foreground">
        No errors in the last 30 days. Browsers report errors only where consent is not required or
        the visitor agreed.
      </p>
    );
  }
  const releases = new Set(errors.map(({ release }) => release));
  return (
    <div className="grid gap-6">
      {[...releases].map((release) => (
        <div key={release} className="grid gap-2">
          <h3 className="font-medium">{`Release ${release}`}</h3>
          <Table label={`Errors of release ${release}`}>
            <TableHeader>
              <TableRow>
                <TableHead>Error</TableHead>
                <TableHead className="max-lg:hidden">First seen</TableHead>
                <TableHead className="max-md:hidden">Last seen</TableHead>
                <TableHead className="text-right">Times</TableHead>
              </TableRow>
            </TableHeader>
            <TableBody>
              {errors
                .filter((fault) => fault.release === release)
                .map((fault) => (
                  <FaultRow key={`${fault.kind} ${fault.fingerprint}`} fault={fault} />
                ))}
            </TableBody>
          </Table>
        </div>
      ))}
    </div>
  );
}
