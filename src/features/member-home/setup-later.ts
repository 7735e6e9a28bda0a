/** Put off until the next sign-in: signing out clears what is kept for the session. */
const KEY = 'pointfolio-setup-later';

export function isSetupPutOff(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

export function putSetupOff(isPutOff: boolean): void {
  if (isPutOff) sessionStorage.setItem(KEY, 'true');
  else sessionStorage.removeItem(KEY);
}
