import { LegalArticle, type LegalSection } from '@/components/legal/legal-article.tsx';
import { PRODUCT_NAME } from '@/lib/product.ts';
import * as texts from './texts.ts';

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'what-the-service-is',
    title: texts.whatTheServiceIs,
    body: (
      <>
        <p>{texts.isACalculatorWithA(PRODUCT_NAME)}</p>
      </>
    ),
  },
  {
    id: 'the-facts',
    title: texts.theFacts,
    body: (
      <>
        <p>{texts.everyFactInTheCatalog}</p>
        <p>{texts.ifYouSeeAFact}</p>
      </>
    ),
  },
  {
    id: 'the-figures',
    title: texts.theFigures,
    body: (
      <>
        <p>{texts.valuesAreEstimatesTheyDepend}</p>
      </>
    ),
  },
  {
    id: 'your-account',
    title: texts.yourAccount,
    body: (
      <>
        <ul>
          <li>{texts.giveAnEMailAddress}</li>
          <li>{texts.onePersonMayHaveOne}</li>
          <li>{texts.youMayLeaveAtAny}</li>
          <li>{texts.anAccountThatIsUsed}</li>
        </ul>
      </>
    ),
  },
  {
    id: 'fair-use',
    title: texts.fairUse,
    body: (
      <>
        <p>{texts.doNotTryToRead}</p>
        <p>{texts.whatYouReportAboutA}</p>
      </>
    ),
  },
  {
    id: 'weaknesses',
    title: texts.ifYouFindAWeakness,
    body: (
      <>
        <p>
          {texts.tellUsAtTheAddress} <code>{texts.wellKnownSecurityTxt}</code>
          {texts.beforeYouTellOthersYou}
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: texts.liability,
    body: (
      <>
        <p>{texts.theServiceIsProvidedAs}</p>
      </>
    ),
  },
  {
    id: 'names-and-sources',
    title: texts.namesAndSources,
    body: (
      <>
        <p>
          {texts.namesOfCardsBanksAnd}{' '}
          <a href="https://github.com/opentraveldata/opentraveldata" rel="noreferrer">
            {texts.opentraveldata}
          </a>
          {texts.licensedUnderCcByModified}
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: texts.changes,
    body: (
      <>
        <p>{texts.whenTheseTermsChangeThe}</p>
      </>
    ),
  },
];

export function TermsOfService() {
  return (
    <LegalArticle
      title={texts.termsOfService}
      updatedOn="November 21, 2026"
      introduction={<p>{texts.theseTermsApplyToEveryone(PRODUCT_NAME)}</p>}
      sections={SECTIONS}
    />
  );
}
