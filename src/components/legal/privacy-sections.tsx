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
              'the names of the people and businesses you keep cards and points for, and the steps of plans you keep;'
            }
          </li>
          <li>
            {
              'if you join a household: the name you use there, when you joined, and what you share with its other accounts;'
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
            'If you join a household, its other accounts (five at most) see the name you use there and whatever you choose to share. You turn each of these on separately: your cards; your point balances; the spending amounts in use; and, along with your cards, the plan you keep and your benefits, which means benefit use, progress toward bonuses, and the purchases that count toward them. Cards and points come with the names of the people they belong to. Notes and shop names are never shared. Sharing ends when you turn it off or one of you leaves.'
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
            'Under the same rule, your browser reports errors in our code and, on one page in ten, how fast the page was. These reports go to this site only. They contain the type of page, the version of the site, the error message with quoted text, numbers, and addresses removed, the places in our code, and whether the window is phone-sized. They carry no cookie and do not identify you, and we keep them for 30 days. When the browser blocks something to protect you, such as a third-party script, it reports that on its own.'
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
