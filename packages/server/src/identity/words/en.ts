/** What letters about signing in say, in English. Another language is another file of this shape. */
export const words = {
  ignore: 'If this was not you, you need not do anything.',
  codeSubject: (code: string, store: string) => `${code} is your code for ${store}`,
  confirmTitle: 'Confirm your e-mail',
  signUpText: 'Enter this code to finish signing up. It works for ten minutes.',
  addressText: 'Enter this code to show that this address is yours. It works for ten minutes.',
  factorTitle: 'Is this you signing in?',
  factorText: 'Enter this code to go on. It works for ten minutes; give it to nobody.',
  factorWarning: 'If this was not you, someone knows your password: set a new one at once.',
  changedSubject: (store: string) => `Your sign-in at ${store} was changed`,
  changedTitle: 'Your sign-in was changed',
  changes: {
    added: (label: string) => `A second proof was added: ${label}.`,
    removed: (label: string) => `A second proof was removed: ${label}.`,
    renewed: (_label: string) => 'New recovery codes were made. The ones before work no more.',
  },
  changedWarning: 'If it was not you, set a new password at once.',
  newPassword: 'Set a new password',
  openSubject: (store: string) => `Your account at ${store} is open`,
  welcome: (store: string) => `Welcome to ${store}`,
  approvedText: 'The shop has approved your account. You can sign in now.',
  signIn: 'Sign in',
  invitationSubject: (store: string) => `Your account at ${store}`,
  invitationText: 'An account is ready for you. Set a password to come in. The link works for a week, once.',
  firstPassword: 'Set a password',
  existsSubject: (store: string) => `You already have an account at ${store}`,
  existsTitle: 'You already have an account',
  existsText:
    'Someone tried to sign up with your e-mail address, which has an account already. If it was you, sign in, or set a new password if you forgot yours.',
  recoverySubject: (store: string) => `Set a new password for ${store}`,
  recoveryText: 'Follow this link within an hour. It works once.',
  passwordSubject: (store: string) => `Your password for ${store} was changed`,
  passwordTitle: 'Your password was changed',
  passwordText:
    'You were signed out on all other devices. If it was not you who changed it, set a new password at once.',
}

export type LetterWords = typeof words
