export const loadingYourAuthenticatorApps = 'Loading your authenticator apps';
export const yourAuthenticatorAppsCouldNot = 'Your authenticator apps could not be loaded';
export const checkYourConnectionAndTry = 'Check your connection and try again.';
export const loading = 'Loading';
export const yourAuthenticatorAppIsSet = 'Your authenticator app is set up';
export const fromNowOnASign =
  'From now on a sign-in asks for its code. Your other devices are signed out.';
export const theAppWasRemoved = 'The app was removed';
export const itsCodesNoLongerOpen = 'Its codes no longer open your account.';
export const authenticatorApps = 'Authenticator apps';
export const setUpOn = (date: string) => `Set up on ${date}`;
export const remove = (name: string) => `Remove ${name}`;
export const removeLabel = 'Remove';
export const setUpAnAuthenticatorApp = 'Set up an authenticator app';
export const setUpAnotherApp = 'Set up another app';
export const ifYouLoseYourOnly =
  'If you lose your only app, you’ll need us to let you back in. A second app, on another device, avoids that.';

export const yourAccount = 'your account';
export const theSignInCouldNot = 'The sign-in could not be completed. Try it again.';
export const signingYouIn = 'Signing you in';
export const oneMoment = 'One moment';
export const useThisLink = 'Use this link?';
export const youAreSignedInAs = 'You are signed in as';
export const thisLinkSignsYouIn = (account: string) =>
  `This link signs you in to the account it was made for. If that is another one, ${account} is signed out in every tab of this browser, and what is not saved yet is lost. Go on only if you asked for the link yourself.`;
export const staySignedIn = 'Stay signed in';
export const useTheLink = 'Use the link';
export const oneMoreStep = 'One more step';
export const yourAccountAsksForA = 'Your account asks for a code from your authenticator app.';
export const chooseANewPassword = 'Choose a new password';
export const oneMailboxToGo = 'One mailbox to go';
export const weHaveSentAMail =
  'We have sent a mail to your other address as well. Open the link in it, and the new address is yours to sign in with.';
export const goOn = 'Go on';
export const thatDidntWork = 'That didn’t work';
export const goToSignIn = 'Go to sign-in';
export const askForANewLink = 'Ask for a new link';

export const newEMailAddress = 'New e-mail address';
export const changeTheAddress = 'Change the address';
export const cancel = 'Cancel';
export const mailMeASignIn = 'Mail me a sign-in link';
export const forTenMinutesAfterYou =
  'For ten minutes after you have opened its link you need no password here.';

export const yourPasswordWasChanged = 'Your password was changed';
export const yourOtherDevicesAreSigned =
  'Your other devices are signed out. A calendar feed goes on until you withdraw it.';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const atLeastCharacters = (minPasswordLength: number) =>
  `At least ${minPasswordLength} characters.`;
export const changeThePassword = 'Change the password';
export const mailMeALinkTo = 'Mail me a link to choose one';
export const itsLinkLetsYouChoose = 'Its link lets you choose a new password.';

export const codeFromYourAuthenticatorApp = 'Code from your authenticator app';
export const sixDigits = 'Six digits.';

export const noPhoneAtHand = 'No phone at hand?';
export const signInWithAnotherAccount = 'Sign in with another account';

export const eMailAddress = 'E-mail address';

export const ifThereIsAnAccount =
  'If there is an account with this address, its link lets you choose a new password.';
export const sendTheLink = 'Send the link';

export const password = 'Password';
export const signIn = 'Sign in';

export const theMailWasNotSent = 'The mail was not sent';
export const noPasswordOrForgotten = 'No password, or forgotten?';

export const aMailIsOnIts = 'A mail is on its way to';
export const thisServerKeepsItsMail = 'This server keeps its mail on this computer:';
export const readItHere = 'Read it here';

export const myPhone = 'My phone';
export const myPhoneOfNumberValue = (numberValue: number) => `My phone ${numberValue}`;
export const nameOfTheDevice = 'Name of the device';
export const soThatYouKnowLater = 'So that you know later which one it is.';
export const scanThisWithYourAuthenticator =
  'Scan this with your authenticator app, then type the code that it shows.';
export const theKeyOfYourAccount = 'The key of your account as a QR code';
export const noCameraTypeThisKey = 'No camera? Type this key into the app:';
export const setItUp = 'Set it up';

export const google = 'Google';
export const cannotBeReachedAtThe = (names: string) => `${names} cannot be reached at the moment.`;
export const continueWith = (names: string) => `Continue with ${names}`;
export const orWithEMail = 'or with e-mail';

export const openTheLinkInIt = 'Open the link in it to confirm your address and finish.';
export const createAccount = 'Create account';

export const withoutYourPasswordAloneOpens = (name: string) =>
  `Without ${name} your password alone opens your account.`;
export const theCodesOfWillOpen = (name: string) =>
  `The codes of ${name} will open your account no more.`;

export const signedInOnLastUsed = (day: string, day2: string) =>
  `Signed in on ${day}, last used on ${day2}`;
export const loadingWhereYouAreSigned = 'Loading where you are signed in';
export const whereYouAreSignedIn = 'Where you are signed in could not be loaded';
export const whereYouAreSignedInLabel = 'Where you are signed in';
export const thisDevice = 'This device';
export const signOut = (device: string) => `Sign out ${device}`;
export const signOutLabel = 'Sign out';
export const youAreSignedInNowhere = 'You are signed in nowhere else.';
export const signOutEverywhereElse = 'Sign out everywhere else';

export const changeMyPassword = 'Change my password';
export const changeMyEMailAddress = 'Change my e-mail address';

export const byCreatingAnAccountYou = 'By creating an account you accept the';
export const termsOfService = 'terms of service';
export const andHaveReadThe = 'and have read the';
export const privacyPolicy = 'privacy policy';

export const thisLinkHasExpiredOr = 'This link has expired or was already used. Ask for a new one.';
export const tooManyTriesWaitA = 'Too many tries. Wait a minute, then try again.';
export const thereIsAlreadyAnAccount =
  'There is already an account with this e-mail address. Sign in instead, or reset its password.';
export const thisLinkWasAskedFor =
  'This link was asked for in another browser. Open it there, or ask for a new one here.';
export const theServerCannotBeReached =
  'The server cannot be reached. Check your connection and try again.';

export const nothingWasSignedOut = 'Nothing was signed out';

export const theProviderRefusedTheSign = 'The provider refused the sign-in.';

export const enterYourEMailAddress = 'Enter your e-mail address.';
export const thisIsNotAnE = 'This is not an e-mail address. It looks like name@example.com.';
export const chooseAPassword = 'Choose a password.';
export const useAtLeastCharacters = (minPasswordLength: number) =>
  `Use at least ${minPasswordLength} characters.`;
export const useAtMostCharacters = (maxPasswordBytes: number) =>
  `Use at most ${maxPasswordBytes} characters.`;
export const enterYourPassword = 'Enter your password.';
export const giveItAName = 'Give it a name.';
export const useAtMostCharactersSentence = 'Use at most 60 characters.';
export const enterYourCurrentPassword = 'Enter your current password.';
export const thisIsNeededToSee = 'This is needed to see that it is you.';

export const pointfolio = 'Pointfolio';

export const somethingWentWrongOnOur = 'Something went wrong on our side. Try again in a moment.';

export const addressOrPasswordIsWrong = 'The e-mail address or the password is wrong.';
export const confirmYourAddressFirst =
  'Confirm your e-mail address first: the link is in the mail we sent you.';
export const mailCannotBeSentTo = 'Mail cannot be sent to this address. Use another one.';
export const passwordIsTooEasy = 'This password is too easy to guess. Choose a longer one.';
export const passwordYouAlreadyHave = 'This is the password you already have. Choose another one.';
export const notYourCurrentPassword = 'This is not your current password.';
export const codeIsWrong = 'That code is wrong. Type the one your app shows now.';
export const codeTookTooLong = 'That took too long. Type the code that the app shows now.';
export const youHaveAnAppOf = 'You have an app of this name.';
export const appIsNotSetUp = 'This app is not set up anymore. Load the page again.';
export const reachedTheLimitOfApps = 'You’ve reached the limit of apps. Remove one first.';
export const accountAsksForACode =
  'Your account asks for a code from your authenticator app. Sign in again.';
export const signInWasCanceled = 'The sign-in was canceled.';
export const noNewAccountsNow = 'New accounts cannot be made at the moment.';
export const confirmWithTheProvider = 'Confirm your e-mail address with the provider first.';
export const typeTheSixDigits = 'Type the six digits that the app shows.';
