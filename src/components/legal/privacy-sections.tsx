import { Link } from '@tanstack/react-router';
import type { LegalSection } from '@/components/legal/legal-article.tsx';
import * as texts from './texts.ts';

/** What is kept, where, who can read it, and how it is taken away. Change it with what the product does. */
export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    id: 'when-you-only-browse',
    title: texts.whenYouOnlyBrowse,
    body: (
      <>
        <p>{texts.youCanReadTheCatalog}</p>
        <ul>
          <li>{texts.aCopyOfThePublic}</li>
          <li>{texts.yourChoiceOfColorsAnd}</li>
          <li>{texts.whatYouLastLookedFor}</li>
          <li>{texts.whatYouLastToldThe}</li>
        </ul>
        <p>{texts.noCookieIsSetFor}</p>
      </>
    ),
  },
  {
    id: 'when-you-have-an-account',
    title: texts.whenYouHaveAnAccount,
    body: (
      <>
        <p>{texts.theServiceKeepsInIts}</p>
        <ul>
          <li>{texts.yourEMailAddressAnd}</li>
          <li>{texts.whichBrowsersYouAreSigned}</li>
          <li>{texts.aPictureOfYourselfIf}</li>
          <li>{texts.theCardsYouSayYou}</li>
          <li>{texts.theYearlySpendingAmountsYou}</li>
          <li>{texts.thePurchasesYouLogDay}</li>
          <li>{texts.walletsBonusTrackersUsesOf}</li>
          <li>
            {
              'the names of the people and businesses for whom you keep cards and points, and the steps of the plans you keep;'
            }
          </li>
          <li>
            {
              'if you join a household: the name you take there, since when, and what you show its other accounts;'
            }
          </li>
          <li>{texts.yourPreferencesHowYouRedeem}</li>
          <li>{texts.ifYouMakeACalendar}</li>
          <li>{texts.ifYouTurnOnReminders}</li>
          <li>{texts.whatYouReportAsWrong}</li>
          <li>{texts.whenEachOfTheseWas}</li>
        </ul>
        <p>{texts.statementsOfYourBankThat}</p>
      </>
    ),
  },
  {
    id: 'who-can-read-it',
    title: texts.whoCanReadIt,
    body: (
      <>
        <p>{texts.eachRowBelongsToOne}</p>
        <p>
          {
            'If you join a household, its other accounts, at most five, see the name you take there and what you turn on, each by itself: your cards with the people they are for, your point balances, your progress toward bonuses and your use of benefits with the purchases that count for them, the spending amounts in use, and the plan you keep. Notes and the shops of purchases stay out of it. They see the rest until you turn it off, or one of you leaves.'
          }
        </p>
        <p>{texts.remindersByPushGoThrough}</p>
        <p>{texts.administratorsKeepThePublicCatalog}</p>
      </>
    ),
  },
  {
    id: 'on-your-device',
    title: texts.onYourDevice,
    body: (
      <>
        <p>{texts.rankingsAndCardValuesAre}</p>
        <p>{texts.whileYouAreSignedIn}</p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: texts.cookies,
    body: (
      <>
        <ul>
          <li>{texts.theSessionOneOrMore}</li>
          <li>{texts.thePageYouAskedFor}</li>
        </ul>
        <p>{texts.thereAreNoAdvertisingCookies}</p>
      </>
    ),
  },
  {
    id: 'statistics',
    title: texts.statisticsAndRecording,
    body: (
      <>
        <p>{texts.whereTheOperatorOfThis}</p>
        <p>
          {
            'Under the same rule, and to this site alone, your browser reports errors of our code and, on one page of ten, how fast it was: the kind of page, the version of the site, the message without names, numbers and addresses, and whether the window is as narrow as a phone’s. Nothing says that it was you, no cookie goes along, and it is deleted after 30 days. What the browser refuses for your protection, such as a script of somebody else, it reports by itself.'
          }
        </p>
      </>
    ),
  },
  {
    id: 'others',
    title: texts.whatComesFromOthers,
    body: (
      <>
        <ul>
          <li>{texts.commentsUnderAnArticleCome}</li>
          <li>{texts.aVideoPlaysFromYoutube}</li>
          <li>{texts.ifYouSignedInWith}</li>
          <li>{texts.iconsAreOurOwnOne}</li>
        </ul>
      </>
    ),
  },
  {
    id: 'processors',
    title: texts.whoProcessesTheData,
    body: <p>{texts.theDatabaseTheSignIn}</p>,
  },
  {
    id: 'export-and-delete',
    title: texts.takingYourDataAway,
    body: (
      <>
        <p>
          {texts.under} <Link to="/app/my-profile">{texts.yourProfile}</Link>{' '}
          {texts.youDownloadEverythingThatYou}
        </p>
        <p>{texts.backupsOfTheDatabaseWhere}</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: texts.changes,
    body: <p>{texts.whenThisPageChangesThe}</p>,
  },
];
