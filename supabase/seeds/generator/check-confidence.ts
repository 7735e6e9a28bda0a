import { FactError } from './fact-file.ts';
import type { FactRow } from './fact-file.ts';

/** Sites that report about cards and issue none: code hosts, magazines, blogs and forums. */
const REPORTERS = new Set(
  `67.credit awardwallet.com cardcurator.ai cardrank.co cnbc.com creditkarma.com dailydrop.com doctorofcredit.com
  embed.businessinsider.com experian.com flyingfrugal.com frequentmiler.com github.com incredibleworldtours.com
  insurance.financebuzz.com investingnews.com investor.com jasoncote.co legalclarity.org moxieandmiles.com nerdwallet.com
  onemileatatime.com raw.githubusercontent.com reddit.com thebalancemoney.com thepointcalculator.com thepointsguy.com
  thetravelsisters.com upgradedpoints.com usatoday.com uscreditcardguide.com v3finmedia.online viewfromthewing.com`.split(
    /\s+/,
  ),
);

/** Each confidence of a row with its source. */
const PAIRS = [
  ['confidence', 'source_url'],
  ['credit_confidence', 'credit_source_url'],
  ['expiry_confidence', 'expiry_source_url'],
  ['pooling_confidence', 'pooling_source_url'],
  ['referral_confidence', 'referral_source_url'],
] as const;

/** Refuses high confidence in a fact read on a site that only reports it: only an issuer's own page is that certain. */
export function checkConfidence(row: FactRow): void {
  for (const [confidence, source] of PAIRS) {
    const url = row.values[source] ?? '';
    if (row.values[confidence] !== 'high' || url === '') continue;
    const host = new URL(url).hostname.replace(/^www\./, '');
    if (REPORTERS.has(host)) {
      throw new FactError(row, `${confidence} is high, but ${host} is not an issuer’s page`);
    }
  }
}
