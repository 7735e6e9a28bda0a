import { Link } from '@tanstack/react-router';
import type { LegalSection } from '@/components/legal/legal-article.tsx';

/** Stored data, where it is, who can read it, and how to delete it. Update it together with the product. */
export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    id: 'when-you-only-browse',
    title: 'When you only browse',
    summary: 'You need no account, and what you tell the calculator stays on your device.',
    body: (
      <>
        <p>
          You can read the catalog and the articles, and use the calculator of the home page,
          without an account. The amounts that you type there come after the # in the address of the
          page, which your browser keeps to itself, and are sent nowhere. What you search for,
          filter by or set on other pages comes after the ?, which the hosting provider gets to see.
          Your browser keeps, on your device alone:
        </p>
        <ul>
          <li>a copy of the public catalog, so that pages open quickly;</li>
          <li>your choice of colors, and your answer about statistics;</li>
          <li>what you last looked for, until you close the tab;</li>
          <li>
            what you last told the calculator, so that it is there when you create an account, which
            then keeps it;
          </li>
          <li>
            while that waits, the email address that you register or sign in with, so that it goes
            into no other account.
          </li>
        </ul>
        <p>No cookie is set for you.</p>
        <p>
          If you report a mistake in a public fact, we keep what you write, the page it is about,
          and your email address if you add it. We use the address only to answer you and delete it
          when the report is closed. So that nobody floods us, we count reports by a scrambled form
          of your network address, which is replaced every day; the address itself is not stored.
        </p>
      </>
    ),
  },
  {
    id: 'when-you-have-an-account',
    title: 'When you have an account',
    summary: 'We keep what you enter and where you are signed in, and never a card number.',
    body: (
      <>
        <p>The service keeps, in its database:</p>
        <ul>
          <li>
            your email address and a one-way hash of your password, or, if you sign in with Google
            or GitHub, the email address, name, user name and picture that the provider passes on;
          </li>
          <li>which browsers you are signed in with, from which address, and since when;</li>
          <li>a picture of yourself, if you add one;</li>
          <li>
            the cards you say you hold, held or wish for, by product: nickname, notes, dates, the
            month of the fee, statement and due days, what autopay pays, bonus dates, chosen
            categories and the quarters you activated. Never a card number;
          </li>
          <li>
            cards you describe yourself because we don’t list them: their names, issuers, fees,
            rates, credits and first bonuses. We propose them to nobody; the editors see one only if
            you send it to them;
          </li>
          <li>the yearly spending amounts you enter for each category;</li>
          <li>the purchases you log: day, amount, category, shop and card;</li>
          <li>
            the shops you correct: the first words of the name, from a statement or as you typed it,
            and the category you chose;
          </li>
          <li>
            wallets, bonus trackers, uses of benefits, offers on your cards, point balances and the
            awards you booked with points that you enter, and the whiteboards you draw;
          </li>
          <li>
            what you share by a public link: the title you give it, and the cards, months and
            figures of the wallet or plan as they were when you made the link;
          </li>
          <li>
            the names of the people and businesses you keep cards and points for, and the steps of
            plans you save;
          </li>
          <li>
            if you join a household: the name you use there, when you joined, and what you share
            with its other accounts;
          </li>
          <li>
            your preferences: how you redeem points, what a point or a benefit is worth to you, and
            which programs you use;
          </li>
          <li>
            what you say you have: a business, memberships and accounts that cards ask for, and how
            good your credit is, in one word;
          </li>
          <li>
            if you make a calendar feed: a one-way hash of its address, your time zone, since when
            it is there and when it was read last;
          </li>
          <li>
            the reminders you write yourself, each a text and a day, which we share with no one, not
            even your household;
          </li>
          <li>
            if you turn on reminders: what you want to be told of, your time zone, the addresses at
            which the push services of your browsers take messages, and for 100 days what was sent
            when, without its words;
          </li>
          <li>
            what you report as wrong about a public fact, or about a shop that you corrected, with
            the page you were on, and the answer you got;
          </li>
          <li>when each of these was made and last changed.</li>
        </ul>
        <p>
          Bank statements that you import are read in your browser. We keep only the amounts by
          category that you accept, the purchases that you log, and the names of shops that you
          correct. Offers that you paste are read there too, and only those that you add are kept.
        </p>
      </>
    ),
  },
  {
    id: 'who-can-read-it',
    title: 'Who can read it',
    summary: 'Other members see nothing of yours unless you share it.',
    body: (
      <>
        <p>
          Each row belongs to one member, and the database itself refuses it to every other member,
          unless you show it in a household. Four other things are shown to others because you send
          them: a report about a public fact is read by the administrators who answer it; a
          whiteboard can be read by everyone to whom you give its link, for as long as you share it;
          a wallet or a plan can be read by everyone to whom you give its link, without your name,
          your spending or the days you opened cards, until the link ends or you withdraw it; and
          what is due on your cards and in the plan you save, with what is left of bonuses and
          credits and the points that expire or are to be moved, can be read by anyone who has the
          address of your calendar feed, including the calendar service you gave it to, until you
          withdraw it.
        </p>
        <p>
          If you join a household, its other accounts (five at most) see the name you use there and
          whatever you choose to share. You turn each of these on separately: your cards; your point
          balances; the spending amounts in use; and, along with your cards, the plan you save and
          your benefits, which means benefit use, progress toward bonuses, the purchases that count
          toward them, and the offers on your cards that you haven’t used yet. Cards, points and
          plans come with the names of the people they belong to. Cards that you describe yourself
          are shown with what they earn. Notes, the shops you paid at and how you pay your cards are
          never shared. Sharing ends when you turn it off or one of you leaves.
        </p>
        <p>
          Reminders by push go through the service of your browser’s maker, encrypted so that it can
          read nothing of them; those by email go to your address as emails do.
        </p>
        <p>
          Administrators keep the public catalog; their role gives them no access to your cards,
          your spending or anything else of yours. They see counts of the whole membership, and
          counts of fewer than five are hidden from them. Those who operate the database servers
          could technically reach what is stored there, as with any service.
        </p>
      </>
    ),
  },
  {
    id: 'on-your-device',
    title: 'On your device',
    summary: 'Figures are calculated in your browser, and signing out removes its copy.',
    body: (
      <>
        <p>
          Rankings and card values are calculated in your browser from the catalog and your own
          entries. The results are not sent anywhere and not stored.
        </p>
        <p>
          While you are signed in, your browser may keep a copy of what you last saw and of changes
          that wait for a connection, so that the app also works without one. Signing out removes
          them from the device.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    summary: 'Two kinds, both for signing in.',
    body: (
      <>
        <ul>
          <li>
            The session: one or more cookies that keep you signed in, for at most 400 days. They are
            removed when you sign out.
          </li>
          <li>
            The page you asked for before signing in: one cookie, for at most an hour, removed once
            you are there. What follows the # in its address, as in an invitation, is kept on your
            device alone until then.
          </li>
        </ul>
        <p>There are no advertising cookies.</p>
      </>
    ),
  },
  {
    id: 'statistics',
    title: 'Statistics and recording',
    summary: 'Where consent is required, no visit is counted or recorded before you give it.',
    body: (
      <>
        <p>
          Where the operator of this site has switched them on, visits are counted with Google Tag
          Manager, and what goes wrong is recorded with LogRocket. Neither is loaded before you
          allow it, wherever your consent is required. On the pages of members the tag manager is
          sent only that a visit began, that a member is signed in, and that you signed in or out,
          never which page or amount. A recording is of visitors who are not signed in, without what
          they type and without amounts. You are asked once, both answers weigh the same, and at the
          foot of every page you can change yours; taking it back stops both at once in every open
          page. Where the operator has not switched them on, you are not asked and nothing is
          loaded.
        </p>
        <p>
          Under the same rule, your browser reports errors in our code and, on one page in ten, how
          fast the page was. These reports go to this site only. They contain the type of page, the
          version of the site, the error message with quoted text, numbers, and addresses removed,
          the places in our code, and whether the window is phone-sized. They carry no cookie and do
          not identify you, and we keep them for 30 days. When the browser blocks something to
          protect you, such as a third-party script, it reports that on its own.
        </p>
      </>
    ),
  },
  {
    id: 'others',
    title: 'What comes from others',
    summary: 'Comments load when you scroll to them, and videos when you press play.',
    body: (
      <>
        <ul>
          <li>
            Comments under an article come from Disqus. Nothing is asked of it before you scroll to
            them; then it sees your network address and sets cookies of its own, in a frame that
            cannot read this page.
          </li>
          <li>
            A video plays from YouTube, in its mode without tracking cookies, or from Vimeo, once
            you press play and not before.
          </li>
          <li>
            If you signed in with Google or GitHub, your picture is loaded from there until you
            choose another.
          </li>
          <li>
            Icons are our own; one that is missing may be asked for, by its name alone, at Iconify.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'processors',
    title: 'Who processes the data',
    summary: 'Supabase and the hosting provider; nothing is sold.',
    body: (
      <p>
        The database, the sign-in and the mails run on Supabase; the pages are delivered by the
        hosting provider, which sees your network address and the address of the page that you load,
        with what you searched for or set there, as every web server does. Nothing is sold, and
        nothing is passed to banks, card issuers or advertisers.
      </p>
    ),
  },
  {
    id: 'export-and-delete',
    title: 'Taking your data away',
    summary: 'Download everything you entered as one file, or delete your account at once.',
    body: (
      <>
        <p>
          Under{' '}
          <Link to="/app/my-profile" hash="your-data">
            your profile
          </Link>{' '}
          you download everything that you entered as one file, and can read it back into another
          account. There you also delete the account: it is removed with every row and picture that
          belongs to it at once (a picture that is out of reach at that moment follows), and this
          cannot be undone. A single entry is changed or removed where it is shown.
        </p>
        <p>
          Backups of the database, where the operator keeps them, are overwritten in their usual
          turn. A public fact that was corrected because of your report stays corrected; who
          reported it is gone with your account. What an administrator has changed stays in the
          history, under a random number in place of the name.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    summary: 'Members are told before more is kept.',
    body: (
      <p>
        When this page changes, the date at its top changes with it, and members are told before a
        change that widens what is kept.
      </p>
    ),
  },
];
