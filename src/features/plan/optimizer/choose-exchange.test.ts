import { describe, expect, it } from 'vitest';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import { proposeExchange } from './choose-exchange.ts';
import { THREE_CARDS } from './three-cards-fixture.ts';

const { problem } = THREE_CARDS;
const held = (id: string, card: string) => ({ id, card, selected: {} });
const present = [held('row-1', 'five'), held('row-2', 'four')];
const presentCents = valueWallet(problem, present).netCents;

describe('the exchange of a wallet', () => {
  it('keeps what stays, brings in what is held as it is held, and says what is gained', () => {
    const found = [held('+six', 'six'), held('+four', 'four')];
    const own = [held('held-six', 'six')];
    const proposal = proposeExchange(problem, present, presentCents, found, own);
    expect(proposal?.after).toEqual([held('row-2', 'four'), held('held-six', 'six')]);
    expect(proposal?.leaves).toEqual([held('row-1', 'five')]);
    // 6 instead of 5 percent of $1,000.
    expect(proposal?.gainCents).toBeCloseTo(1000, 6);
    expect(proposal?.afterValue.netCents).toBeCloseTo(presentCents + 1000, 6);
  });

  it('proposes nothing where nothing is gained', () => {
    const same = [held('+five', 'five'), held('+four', 'four')];
    expect(proposeExchange(problem, present, presentCents, same, [])).toBeNull();
  });
});
