export const lastChangedOn = (updatedOn: string) => `Last changed on ${updatedOn}`;

export const privacyPolicy = 'Privacy policy';
export const needsNoLoginToYour = (productName: string) =>
  `${productName} needs no login to your bank and never asks for a card number. This page says what is kept when you use it, where, who can read it, and how you take it away again.`;

export const whenYouOnlyBrowse = 'When you only browse';
export const youCanReadTheCatalog =
  'You can read the catalog and the articles, and use the calculator of the home page, without an account. The amounts that you type there are part of the address of the page in your browser and are sent nowhere. Your browser keeps, on your device alone:';
export const aCopyOfThePublic = 'a copy of the public catalog, so that pages open quickly;';
export const yourChoiceOfColorsAnd = 'your choice of colors, and your answer about statistics;';
export const whatYouLastLookedFor = 'what you last looked for, until you close the tab;';
export const whatYouLastToldThe =
  'what you last told the calculator, so that it is there when you create an account, which then keeps it.';
export const noCookieIsSetFor = 'No cookie is set for you.';
export const whenYouHaveAnAccount = 'When you have an account';
export const theServiceKeepsInIts = 'The service keeps, in its database:';
export const yourEMailAddressAnd =
  'your e-mail address and a one-way hash of your password, or, if you sign in with Google or GitHub, the e-mail address, name, user name and picture that the provider passes on;';
export const whichBrowsersYouAreSigned =
  'which browsers you are signed in with, from which address, and since when;';
export const aPictureOfYourselfIf = 'a picture of yourself, if you add one;';
export const theCardsYouSayYou =
  'the cards you say you hold, held or wish for, by product: nickname, notes, dates, the month of the fee, bonus dates and chosen categories. Never a card number;';
export const theYearlySpendingAmountsYou =
  'the yearly spending amounts you enter for each category;';
export const thePurchasesYouLogDay = 'the purchases you log: day, amount, category, shop and card;';
export const walletsBonusTrackersUsesOf =
  'wallets, bonus trackers, uses of benefits and point balances that you enter, and the whiteboards you draw;';
export const yourPreferencesHowYouRedeem =
  'your preferences: how you redeem points and what a point or a benefit is worth to you;';
export const ifYouMakeACalendar =
  'if you make a calendar feed: a one-way hash of its address, your time zone, since when it is there and when it was read last;';
export const ifYouTurnOnReminders =
  'if you turn on reminders: what you want to be told of, your time zone, the addresses at which the push services of your browsers take messages, and for 90 days what was sent when, without its words;';
export const whatYouReportAsWrong =
  'what you report as wrong about a public fact, with the page you were on, and the answer you got;';
export const whenEachOfTheseWas = 'when each of these was made and last changed.';
export const statementsOfYourBankThat =
  'Statements of your bank that you import are read in your browser: only the amounts by category that you accept are kept, and the purchases that you log.';
export const whoCanReadIt = 'Who can read it';
export const eachRowBelongsToOne =
  'Each row belongs to one member, and the database itself refuses it to every other member, unless you show it in a household. Three other things are shown to others because you send them: a report about a public fact is read by the administrators who answer it; a whiteboard can be read by everyone to whom you give its link, for as long as you share it; and what is due on your cards by whoever has the address of your calendar feed, which is the service whose calendar you put it into, until you withdraw it.';
export const remindersByPushGoThrough =
  'Reminders by push go through the service of your browser’s maker, encrypted so that it can read nothing of them; those by e-mail go to your address as e-mails do.';
export const administratorsKeepThePublicCatalog =
  'Administrators keep the public catalog; their role gives them no access to your cards, your spending or anything else of yours. They see counts of the whole membership, and counts of fewer than five are hidden from them. Those who operate the database servers could technically reach what is stored there, as with any service.';
export const onYourDevice = 'On your device';
export const rankingsAndCardValuesAre =
  'Rankings and card values are calculated in your browser from the catalog and your own entries. The results are not sent anywhere and not stored.';
export const whileYouAreSignedIn =
  'While you are signed in, your browser may keep a copy of what you last saw and of changes that wait for a connection, so that the app also works without one. Signing out removes them from the device.';
export const cookies = 'Cookies';
export const theSessionOneOrMore =
  'The session: one or more cookies that keep you signed in, for at most 400 days. They are removed when you sign out.';
export const thePageYouAskedFor =
  'The page you asked for before signing in: one cookie, for at most an hour, removed once you are there.';
export const thereAreNoAdvertisingCookies = 'There are no advertising cookies.';
export const statisticsAndRecording = 'Statistics and recording';
export const whereTheOperatorOfThis =
  'Where the operator of this site has switched them on, visits are counted with Google Tag Manager, and what goes wrong is recorded with LogRocket. Neither is loaded before you allow it, wherever your consent is required, and neither is on the pages of members: a recording is of visitors who are not signed in, without what they type and without amounts. You are asked once, both answers weigh the same, and at the foot of every page you can change yours. Where the operator has not switched them on, you are not asked and nothing is loaded.';
export const whatComesFromOthers = 'What comes from others';
export const commentsUnderAnArticleCome =
  'Comments under an article come from Disqus. Nothing is asked of it before you scroll to them; then it sees your network address and sets cookies of its own, in a frame that cannot read this page.';
export const aVideoPlaysFromYoutube =
  'A video plays from YouTube, in its mode without tracking cookies, or from Vimeo, once you press play and not before.';
export const ifYouSignedInWith =
  'If you signed in with Google or GitHub, your picture is loaded from there until you choose another.';
export const iconsAreOurOwnOne =
  'Icons are our own; one that is missing may be asked for, by its name alone, at Iconify.';
export const whoProcessesTheData = 'Who processes the data';
export const theDatabaseTheSignIn =
  'The database, the sign-in and the mails run on Supabase; the pages are delivered by the hosting provider, which sees your network address as every web server does. Nothing is sold, and nothing is passed to banks, card issuers or advertisers.';
export const takingYourDataAway = 'Taking your data away';
export const under = 'Under';
export const yourProfile = 'your profile';
export const youDownloadEverythingThatYou =
  'you download everything that you entered as one file, and can read it back into another account. There you also delete the account: it is removed with every row and picture that belongs to it at once (a picture that is out of reach at that moment follows), and this cannot be undone. A single entry is changed or removed where it is shown.';
export const backupsOfTheDatabaseWhere =
  'Backups of the database, where the operator keeps them, are overwritten in their usual turn. A public fact that was corrected because of your report stays corrected; who reported it is gone with your account. What an administrator has changed stays in the history, under a random number in place of the name.';
export const changes = 'Changes';
export const whenThisPageChangesThe =
  'When this page changes, the date at its top changes with it, and members are told before a change that widens what is kept.';

export const whatTheServiceIs = 'What the service is';
export const isACalculatorWithA = (productName: string) =>
  `${productName} is a calculator with a catalog. It works out what credit cards and rewards points are worth for spending that you enter yourself. It is no bank, no broker and no card issuer, and it gives no financial, tax or legal advice. No issuer pays for a place in a ranking.`;
export const theFacts = 'The facts';
export const everyFactInTheCatalog =
  'Every fact in the catalog names its source, the day it was checked and how far it can be trusted. Facts can still be wrong or out of date: the terms that count are those the issuer gives you when you apply. Facts of low confidence are marked wherever they are shown.';
export const ifYouSeeAFact =
  'If you see a fact that is wrong, press the flag beside it and say what is right. Every report is answered.';
export const theFigures = 'The figures';
export const valuesAreEstimatesTheyDepend =
  'Values are estimates: they depend on the spending you enter and on what a point is worth to you. Each can be opened to the lines it is the sum of, so that you can judge it yourself. What a rule says about an application is no promise that an issuer will approve it.';
export const yourAccount = 'Your account';
export const giveAnEMailAddress =
  'Give an e-mail address that is yours, and keep your password to yourself.';
export const onePersonMayHaveOne = 'One person may have one account.';
export const youMayLeaveAtAny =
  'You may leave at any time: deleting the account in your profile removes it and everything of it.';
export const anAccountThatIsUsed =
  'An account that is used to attack the service or other members may be closed without notice.';
export const fairUse = 'Fair use';
export const doNotTryToRead =
  'Do not try to read other members’ data, to overload the service, or to copy the catalog automatically in bulk. Ordinary use, also of the programming interface by your own tools for your own account, is welcome within the limits the service announces.';
export const whatYouReportAboutA =
  'What you report about a fact, and what you write in comments, is yours; do not send what is unlawful, false on purpose or somebody else’s secret. Comments are kept by Disqus under its own terms.';
export const ifYouFindAWeakness = 'If you find a weakness';
export const tellUsAtTheAddress = 'Tell us at the address in';
export const wellKnownSecurityTxt = '/.well-known/security.txt';
export const beforeYouTellOthersYou =
  ', before you tell others. You get an answer within three working days, and word when it is mended. Whoever tries things with accounts of their own, reads nobody else’s data, keeps the service running for everybody and leaves us a reasonable time has nothing to fear from us.';
export const liability = 'Liability';
export const theServiceIsProvidedAs =
  'The service is provided as it is, without a warranty that it is always available or free of errors. As far as the law allows, its operator is not liable for decisions made from its figures. What the law does not allow to be limited stays unlimited.';
export const namesAndSources = 'Names and sources';
export const namesOfCardsBanksAnd =
  'Names of cards, banks and programs belong to their owners and are used only to name their products. Card pictures are drawings of our own. Contains data from';
export const opentraveldata = 'OpenTravelData';
export const licensedUnderCcByModified = ', licensed under CC BY 4.0, modified.';
export const whenTheseTermsChangeThe =
  'When these terms change, the date at the top changes with them. Members are told before a change that takes something away from them.';
export const termsOfService = 'Terms of service';
export const theseTermsApplyToEveryone = (productName: string) =>
  `These terms apply to everyone who uses ${productName}, with or without an account.`;
