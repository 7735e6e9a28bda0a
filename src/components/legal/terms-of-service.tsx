import { LegalArticle, type LegalSection } from '@/components/legal/legal-article.tsx';
import { PRODUCT_NAME } from '@/lib/product.ts';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'what-the-service-is',
    title: 'What the service is',
    summary: 'A calculator with a catalog: no bank, no advice, no paid places.',
    body: (
      <>
        <p>
          {PRODUCT_NAME} is a calculator with a catalog. It works out what credit cards and rewards
          points are worth for spending that you enter yourself. It is not a bank, a broker or a
          card issuer, and it gives no financial, tax or legal advice. No issuer pays for a place in
          a ranking.
        </p>
      </>
    ),
  },
  {
    id: 'the-facts',
    title: 'The facts',
    summary: 'Facts name their source and day, and can still be wrong: the issuer’s terms count.',
    body: (
      <>
        <p>
          Every fact in the catalog names its source, the day it was checked and how far it can be
          trusted. Facts can still be wrong or out of date: the terms that count are those the
          issuer gives you when you apply. Facts of low confidence are marked wherever they are
          shown.
        </p>
        <p>
          If you see a fact that is wrong, press the flag next to it and tell us what is right.
          Every report is answered.
        </p>
      </>
    ),
  },
  {
    id: 'the-figures',
    title: 'The figures',
    summary: 'Values are estimates from your own amounts, and you can open each one.',
    body: (
      <>
        <p>
          Values are estimates: they depend on the spending you enter and on what a point is worth
          to you. You can open each one to see the lines behind it and judge for yourself. What a
          rule says about an application doesn’t promise that an issuer will approve it.
        </p>
      </>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    summary: 'One account for one person, and you can delete it at any time.',
    body: (
      <>
        <ul>
          <li>Give an email address that is yours, and keep your password to yourself.</li>
          <li>One person may have one account.</li>
          <li>
            You may leave at any time: deleting the account in your profile removes it and
            everything in it.
          </li>
          <li>
            An account that is used to attack the service or other members may be closed without
            notice.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: 'Fair use',
    summary: 'Use it as a person would: no attacks, no other members’ data, no bulk copies.',
    body: (
      <>
        <p>
          Do not try to read other members’ data, to overload the service, or to copy the catalog
          automatically in bulk. Ordinary use, also of the programming interface by your own tools
          for your own account, is welcome within the limits the service announces.
        </p>
        <p>
          What you report about a fact, and what you write in comments, is yours; do not send what
          is unlawful, false on purpose or somebody else’s secret. Comments are kept by Disqus under
          its own terms.
        </p>
      </>
    ),
  },
  {
    id: 'weaknesses',
    title: 'If you find a weakness',
    summary: 'Tell us first, test only your own accounts, and you have nothing to fear from us.',
    body: (
      <>
        <p>
          Tell us at the address in <code>/.well-known/security.txt</code>, before you tell others.
          You get an answer within three working days, and we tell you when it is fixed. Anyone who
          tests only with their own accounts, reads nobody else’s data, keeps the service running
          for everyone and gives us reasonable time to fix it has nothing to fear from us.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Liability',
    summary: 'The service comes as it is, without a warranty, as far as the law allows.',
    body: (
      <>
        <p>
          The service is provided as it is, without a warranty that it is always available or free
          of errors. As far as the law allows, its operator is not liable for decisions made from
          its figures. What the law does not allow to be limited stays unlimited.
        </p>
      </>
    ),
  },
  {
    id: 'names-and-sources',
    title: 'Names and sources',
    summary: 'Names belong to their owners; the pictures of cards are our own drawings.',
    body: (
      <>
        <p>
          Names of cards, banks and programs belong to their owners and are used only to name their
          products. Card pictures are drawings of our own. Contains data from{' '}
          <a href="https://github.com/opentraveldata/opentraveldata" rel="noreferrer">
            OpenTravelData
          </a>
          , licensed under CC BY 4.0, modified.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    summary: 'The date at the top changes with the text, and members hear of losses beforehand.',
    body: (
      <>
        <p>
          When these terms change, the date at the top changes with them. We tell members before a
          change that takes something away from them.
        </p>
      </>
    ),
  },
];

export function TermsOfService() {
  return (
    <LegalArticle
      title="Terms of service"
      updatedOn="November 28, 2026"
      introduction={
        <p>
          These terms apply to everyone who uses {PRODUCT_NAME}, with or without an account. Each
          section begins with one sentence that sums it up; the text below it is what counts.
        </p>
      }
      sections={SECTIONS}
    />
  );
}
