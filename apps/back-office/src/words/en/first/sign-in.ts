/** Texts of the page to sign in. */
export const signInWords = {
  signIn: 'Sign in',
  signInTitle: 'Sign in to your store',
  signInHint: 'Use your staff account.',
  signInCode: 'Code',
  signInCodeHint: 'From your authenticator app, or a recovery code.',
  signInCodeNeeded: 'Enter the code from your authenticator app.',
  email: 'Email',
  password: 'Password',
  wrongPassword: 'Incorrect email or password.',
  passwordMustChange:
    'Too many wrong passwords. Sign in from a location you have used before, or set a new password by email.',
  recover: {
    forgot: 'Forgot your password, or lost your passkey?',
  },
  passkeys: {
    signIn: 'Sign in with a passkey',
    or: 'or',
    orPasskey: 'Or sign in with a passkey, which needs no code.',
    problems: {
      canceled: 'No passkey was used. You canceled, it took too long, or this device has no passkey for this site.',
      exists: 'This device or password manager already has a passkey for your account.',
      wrongPlace: 'Passkeys don’t work at this address. Open the back office at the address of your store, over https.',
      unsuitable: 'This device can’t create passkeys. Turn on its screen lock or PIN, or use another device.',
      unsupported: 'This browser can’t use passkeys. Sign in with your password, or use another browser.',
      refused: 'This passkey was not accepted. It may have been removed, or the request took too long. Try again.',
      unavailable: 'Passkeys aren’t available on this server. They need a domain name and https.',
    },
    last: 'Your account has no password, so it needs this passkey. Set a password first, or add another passkey.',
    full: 'You have 20 passkeys. Remove one first.',
  },
}
