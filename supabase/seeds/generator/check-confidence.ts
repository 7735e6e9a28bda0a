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

/** Each confidence of a row with its source and, where it has one, its day. */
const PROVENANCE = [
  ['confidence', 'source_url', 'verified_on'],
  ['credit_confidence', 'credit_source_url', 'credit_verified_on'],
  ['expiry_confidence', 'expiry_source_url', undefined],
  ['pooling_confidence', 'pooling_source_url', undefined],
  ['referral_confidence', 'referral_source_url', 'referral_verified_on'],
] as const;

/**
 * Refuses high confidence in a fact without an address or day, or read on a site that only reports it: only an issuer's
 * own page is that certain. Our own texts need neither.
 */
export function checkConfidence(row: FactRow): void {
  for (const [confidence, source, day] of PROVENANCE) {
    if (row.values[confidence] !== 'high' || row.values['source']?.startsWith('own')) continue;
    const url = row.values[source] ?? '';
    if (url === '' || (day !== undefined && row.values[day] === '')) {
      throw new FactError(row, `${confidence} is high without an address and a day`);
    }
    const host = new URL(url).hostname.replace(/^www\./, '');
    if (REPORTERS.has(host)) {
      throw new FactError(row, `${confidence} is high, but ${host} is not an issuer’s page`);
    }
  }
}
