import { LegalArticle } from '@/components/legal/legal-article.tsx';
import { PRODUCT_NAME } from '@/lib/product.ts';

export function PrivacyPolicy() {
  return (
    <LegalArticle title="Privacy policy" updatedOn="November 21, 2026">
      <p>
        {PRODUCT_NAME} needs no login to your bank and never asks for a card number. This page says
        what is kept when you use it, where, who can read it, and how you take it away again.
      </p>

      <h2>When you only browse</h2>
      <p>
        You can read the card catalogue without an account. Your browser then keeps, on your device
        alone, a copy of the public catalogue so that pages open quickly, and your choice of
        colours. No cookie is set for you.
      </p>

      <h2>When you have an account</h2>
      <p>The service keeps, in its database:</p>
      <ul>
        <li>
          your e-mail address and a one-way hash of your password, or, if you sign in with Google or
          GitHub, the e-mail address, name, user name and picture that the provider passes on;
        </li>
        <li>
          the cards you say you hold, by product: nickname, the dates you opened or closed them, the
          month of the fee, bonus dates and chosen categories. Never a card number;
        </li>
        <li>the yearly spending amounts you enter for each category;</li>
        <li>
          your preferences: how you redeem points and what a point or a benefit is worth to you;
        </li>
        <li>when each of these was made and last changed.</li>
      </ul>
      <p>
        Each row belongs to one member, and the database itself refuses it to every other member.
        Administrators keep the public catalogue; their role gives them no access to member data.
        Those who operate the database servers could technically reach what is stored there, as with
        any service.
      </p>

      <h2>Where calculations happen</h2>
      <p>
        Rankings and card values are calculated in your browser from the catalogue and your own
        entries. The results are not sent anywhere and not stored.
      </p>

      <h2>Cookies</h2>
      <ul>
        <li>
          The session: one or more cookies that keep you signed in, for at most 400 days. They are
          removed when you sign out.
        </li>
        <li>
          The page you asked for before signing in: one cookie, for at most an hour, removed once
          you are there.
        </li>
      </ul>
      <p>
        There are no advertising cookies. Statistics and session recording are off unless whoever
        operates this installation has switched them on when building it; an installation that has
        must name them here.
      </p>

      <h2>Who processes the data</h2>
      <p>
        The database, the sign-in and the mails run on Supabase; the pages are delivered by the
        hosting provider, which sees your network address as every web server does. Nothing is sold,
        and nothing is passed to banks, card issuers or advertisers.
      </p>

      <h2>Taking your data away</h2>
      <p>
        Everything you entered is shown to you in the member area, where you can change or remove
        each entry. Deleting your account in your profile removes the account and every row that
        belongs to it at once; it cannot be undone. Backups of the database, where the operator
        keeps them, are overwritten in their usual turn.
      </p>

      <h2>Changes</h2>
      <p>
        When this page changes, the date at its top changes with it, and members are told before a
        change that widens what is kept.
      </p>
    </LegalArticle>
  );
}
