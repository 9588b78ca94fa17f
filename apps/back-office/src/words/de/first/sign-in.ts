import type { signInWords as English } from '../../en/first/sign-in.ts'

/** Texts of the page to sign in, in German. */
export const signInWords: typeof English = {
  signIn: 'Anmelden',
  signInTitle: 'Bei Ihrem Shop anmelden',
  signInHint: 'Verwenden Sie Ihr Mitarbeiterkonto.',
  signInCode: 'Code',
  signInCodeHint: 'Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode.',
  signInCodeNeeded: 'Geben Sie den Code aus Ihrer Authenticator-App ein.',
  email: 'E-Mail',
  password: 'Passwort',
  wrongPassword: 'E-Mail-Adresse oder Passwort ist falsch.',
  passwordMustChange:
    'Zu viele falsche Passwörter. Melden Sie sich von einem Ort an, den Sie schon einmal genutzt haben, oder legen Sie per E-Mail ein neues Passwort fest.',
  recover: {
    forgot: 'Passwort vergessen oder Passkey verloren?',
  },
  passkeys: {
    signIn: 'Mit Passkey anmelden',
    or: 'oder',
    orPasskey: 'Oder melden Sie sich mit einem Passkey an. Dafür ist kein Code nötig.',
    problems: {
      canceled:
        'Es wurde kein Passkey verwendet. Sie haben abgebrochen, es hat zu lange gedauert, oder dieses Gerät hat keinen Passkey für diese Website.',
      exists: 'Dieses Gerät oder dieser Passwortmanager hat schon einen Passkey für Ihr Konto.',
      wrongPlace:
        'An dieser Adresse funktionieren keine Passkeys. Öffnen Sie die Verwaltung unter der Adresse Ihres Shops, über https.',
      unsuitable:
        'Dieses Gerät kann keine Passkeys erstellen. Schalten Sie seine Bildschirmsperre oder PIN ein oder verwenden Sie ein anderes Gerät.',
      unsupported:
        'Dieser Browser kann keine Passkeys verwenden. Melden Sie sich mit Ihrem Passwort an oder verwenden Sie einen anderen Browser.',
      refused:
        'Dieser Passkey wurde nicht akzeptiert. Vielleicht wurde er entfernt, oder es hat zu lange gedauert. Versuchen Sie es noch einmal.',
      unavailable: 'Auf diesem Server gibt es keine Passkeys. Sie brauchen einen Domainnamen und https.',
    },
    last: 'Ihr Konto hat kein Passwort und braucht deshalb diesen Passkey. Legen Sie zuerst ein Passwort fest oder fügen Sie einen weiteren Passkey hinzu.',
    full: 'Sie haben 20 Passkeys. Entfernen Sie zuerst einen.',
  },
}
