import { useQuery } from '@tanstack/react-query';
import { transfersOfQuery } from '../../queries.ts';
import { getToday } from '@/lib/dates.ts';
import { listCurrentTransfers } from '../../list-current-transfers.ts';
import { TransferTable } from '../transfer-table.tsx';
import { FigureFrame } from './figure-frame.tsx';
import { FigureOf } from './figure-of.tsx';

export function TransfersFigure({ from }: { from: string }) {
  const query = useQuery(transfersOfQuery(from));
  return (
    <FigureOf query={query} rows={6} missing="No transfer is known.">
      {({ name, point_transfers: all }) =>
        all.length > 0 ? (
          <FigureFrame title={`Transfer partners of ${name}`}>
            <TransferTable from={name} transfers={listCurrentTransfers(all, getToday())} />
          </FigureFrame>
        ) : (
          <p className="text-muted-foreground my-4">No transfer of “{from}” is known.</p>
        )
      }
    </FigureOf>
  );
}
