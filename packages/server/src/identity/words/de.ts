import type { LetterWords } from './en.ts'

/** What letters about signing in say, in German, in the polite form. */
export const words: LetterWords = {
  ignore: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  codeSubject: (code, store) => `${code} ist Ihr Code für ${store}`,
  confirmTitle: 'Bestätigen Sie Ihre E-Mail-Adresse',
  signUpText: 'Geben Sie diesen Code ein, um die Registrierung abzuschließen. Er gilt zehn Minuten.',
  addressText: 'Geben Sie diesen Code ein, um zu zeigen, dass diese Adresse Ihre ist. Er gilt zehn Minuten.',
  factorTitle: 'Melden Sie sich gerade an?',
  factorText: 'Geben Sie diesen Code ein, um fortzufahren. Er gilt zehn Minuten; geben Sie ihn niemandem.',
  factorWarning: 'Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Legen Sie sofort ein neues fest.',
  changedSubject: (store) => `Ihre Anmeldung bei ${store} wurde geändert`,
  changedTitle: 'Ihre Anmeldung wurde geändert',
  changes: {
    added: (label) => `Ein zweiter Nachweis wurde hinzugefügt: ${label}.`,
    removed: (label) => `Ein zweiter Nachweis wurde entfernt: ${label}.`,
    renewed: () => 'Neue Wiederherstellungscodes wurden erzeugt. Die bisherigen gelten nicht mehr.',
  },
  changedWarning: 'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest.',
  newPassword: 'Neues Passwort festlegen',
  openSubject: (store) => `Ihr Konto bei ${store} ist freigeschaltet`,
  welcome: (store) => `Willkommen bei ${store}`,
  approvedText: 'Der Shop hat Ihr Konto freigeschaltet. Sie können sich jetzt anmelden.',
  signIn: 'Anmelden',
  invitationSubject: (store) => `Ihr Konto bei ${store}`,
  invitationText:
    'Ein Konto steht für Sie bereit. Legen Sie ein Passwort fest, um hineinzukommen. Der Link gilt eine Woche lang, einmal.',
  firstPassword: 'Passwort festlegen',
  existsSubject: (store) => `Sie haben schon ein Konto bei ${store}`,
  existsTitle: 'Sie haben schon ein Konto',
  existsText:
    'Jemand wollte sich mit Ihrer E-Mail-Adresse registrieren, zu der es schon ein Konto gibt. Waren Sie das, melden Sie sich an, oder legen Sie ein neues Passwort fest, falls Sie Ihres vergessen haben.',
  recoverySubject: (store) => `Neues Passwort für ${store} festlegen`,
  recoveryText: 'Folgen Sie diesem Link innerhalb einer Stunde. Er gilt einmal.',
  passwordSubject: (store) => `Ihr Passwort für ${store} wurde geändert`,
  passwordTitle: 'Ihr Passwort wurde geändert',
  passwordText:
    'Auf allen anderen Geräten wurden Sie abgemeldet. Wenn nicht Sie es geändert haben, legen Sie sofort ein neues Passwort fest.',
}
