import { Link } from '@tanstack/react-router';
import { useTransferView } from '../use-transfer-view.ts';
import { explainLoss } from '../explain-transfers.ts';
import type { Balance } from '../list-balances.ts';
import { TransferTable } from './transfer-table.tsx';

const shown = 5;

export function BalanceTransfers({ balance }: { balance: Balance }) {
  const { row, system, isLocked } = balance;
  const { view, nameOf, idOf, value } = useTransferView(system, row.points);
  const options = view.options.kind === 'options' ? view.options.options : [];
  const loss = explainLoss(system.name, value, options, nameOf);
  if (isLocked && options.length > 0) {
    return (
      <p className="text-sm">
        Nothing yet: hold a card that unlocks transfers of {system.name} first.{' '}
        <MoreLink balance={balance} />
      </p>
    );
  }
  if (options.length === 0) {
    return (
      <p className="text-sm">
        {view.out.length === 0
          ? `No transfer of ${system.name} is known today: redeem them where they are.`
          : 'No transfer takes this few points.'}{' '}
        <MoreLink balance={balance} />
      </p>
    );
  }
  return (
    <div className="grid gap-2">
      {loss !== null && <p className="max-w-prose text-sm">{loss}</p>}
      <TransferTable
        options={options.slice(0, shown)}
        points={row.points}
        nameOf={nameOf}
        idOf={idOf}
      />
      <p className="text-sm">
        <MoreLink balance={balance} />
      </p>
    </div>
  );
}

function MoreLink({ balance: { system, row } }: { balance: Balance }) {
  return (
    <Link
      to="/app/point-systems/$id"
      params={{ id: system.slug }}
      search={row.points > 0 ? { points: row.points } : {}}
      className="text-primary inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline"
    >
      Everything about {system.name}
    </Link>
  );
}
