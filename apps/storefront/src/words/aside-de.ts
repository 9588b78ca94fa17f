import type { AsideWords } from './aside-en.ts'

/** Every sentence of pages that most visits never come to, in German, with “Sie”: around an account and an order, and of accessibility. */
export const words: AsideWords = {
  statuses: {
    preparing: 'In Bearbeitung',
    partiallyShipped: 'Teilweise versandt',
    shipped: 'Versandt',
    canceled: 'Storniert',
    underReview: 'In Prüfung',
    rejected: 'Abgelehnt',
    confirmed: 'Bestätigt',
  },
  signUp: 'Konto erstellen',
  offer: {
    title: 'Daten fürs nächste Mal speichern',
    text: 'Mit einem Konto sehen Sie alle Bestellungen an einem Ort und bestellen schneller. Diese Bestellung ist dann auch darin.',
  },
  signOut: 'Abmelden',
  orderNumber: 'Bestellung',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordHint: (length) => `Mindestens ${length} Zeichen. Ein kurzer Satz eignet sich gut.`,
  signInTitle: 'Willkommen zurück',
  signUpTitle: 'Erstellen Sie Ihr Konto',
  haveAccount: 'Sie haben bereits ein Konto?',
  noAccount: 'Neu hier?',
  needsScript: 'Dieses Formular braucht JavaScript. Melden Sie sich stattdessen auf der sicheren Seite an.',
  onSecurePage: 'Auf der sicheren Seite anmelden',
  or: 'oder',
  forgot: 'Passwort vergessen?',
  recoverTitle: 'Passwort zurücksetzen',
  recoverHint:
    'Geben Sie Ihre E-Mail-Adresse ein. Wenn es dazu ein Konto gibt, senden wir Ihnen einen Link zum Zurücksetzen.',
  recoverSend: 'Link senden',
  recoverSent:
    'Sehen Sie in Ihren E-Mails nach. Wenn es zu der Adresse ein Konto gibt, haben wir Ihnen einen Link gesendet.',
  verifyTitle: 'Sehen Sie in Ihren E-Mails nach',
  verifyHint: (email) => `Geben Sie den sechsstelligen Code ein, den wir an ${email} gesendet haben.`,
  code: 'Bestätigungscode',
  confirm: 'Bestätigen',
  resend: 'Code erneut senden',
  resent: 'Code gesendet',
  firstName: 'Vorname',
  hello: (name) => (name ? `Hallo ${name}` : 'Ihr Konto'),
  orders: 'Bestellungen',
  noOrders: 'Noch keine Bestellungen',
  noOrdersHint: 'Ihre Bestellungen erscheinen hier.',
  profile: 'Profil',
  lastName: 'Nachname',
  returns: 'Artikel zurückgeben oder den Stand von Rückgaben ansehen',
  moreOfAccount: 'Adressen, Anmeldung und Sicherheit, Ihre Daten',
  save: 'Speichern',
  saved: 'Gespeichert',
  date: 'Datum',
  status: 'Status',
  order: (order) => `Bestellung ${order}`,
  shipments: 'Sendungen',
  shipment: (index) => `Sendung ${index}`,
  tracking: (tracking) => `Sendungsnummer: ${tracking}`,
  trackShipment: 'Sendung verfolgen',
  retry: 'Noch einmal versuchen',
  wrongPassword: 'E-Mail-Adresse oder Passwort ist falsch.',
  wrongCode: 'Dieser Code ist falsch oder abgelaufen.',
  emailTaken: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich stattdessen an.',
  needsApproval: 'Ihr Konto wartet auf Freigabe. Der Shop schreibt Ihnen, sobald es freigegeben ist.',
  captchaNeeded: 'Bestätigen Sie, dass Sie kein Roboter sind, und versuchen Sie es noch einmal.',
  captcha: {
    label: 'Ich bin kein Roboter',
    working: 'Wird geprüft …',
    done: 'Geprüft',
    failed: 'Die Prüfung ist fehlgeschlagen. Entfernen Sie den Haken und setzen Sie ihn neu.',
  },
  signInCanceled: 'Die Anmeldung wurde abgebrochen.',
  signInFailed: (reason) => `Die Anmeldung ist fehlgeschlagen: ${reason}`,
  signInExpired:
    'Diese Anmeldung ist abgelaufen oder wurde in einem anderen Fenster begonnen. Bitte versuchen Sie es noch einmal.',

  photos: {
    tooLarge: (megabytes) =>
      `Ein Foto darf höchstens ${megabytes} MB groß sein. Bitte wählen Sie Ihre Fotos erneut aus.`,
    bad: 'Eine der Dateien lässt sich nicht verwenden. Wählen Sie Fotos im Format JPEG, PNG, WebP, AVIF oder GIF aus.',
  },

  downloads: {
    title: 'Ihre Downloads',
    download: 'Herunterladen',
    named: (name) => `${name} herunterladen`,
    left: (count) => (count === 1 ? 'noch 1 Download' : `noch ${count} Downloads`),
    until: 'bis',
    refusals: {
      EXPIRED: 'Die Zeit zum Herunterladen ist abgelaufen. Wenden Sie sich an uns, wenn Sie die Datei noch brauchen.',
      USED_UP:
        'Die Datei wurde so oft heruntergeladen wie erlaubt. Wenden Sie sich an uns, wenn Sie sie noch brauchen.',
      REVOKED: 'Nicht mehr verfügbar: Die Bestellung wurde storniert oder dieser Artikel erstattet.',
    },
  },

  accessibility: {
    title: 'Barrierefreiheit',
    aim: (name) =>
      `${name} soll für alle nutzbar sein. Diese Seiten richten sich nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA.`,
    doneTitle: 'Was das heißt',
    done: [
      'Alles lässt sich mit der Tastatur bedienen, und Sie sehen immer, wo Sie sind.',
      'Texte haben genug Kontrast, im hellen wie im dunklen Farbschema.',
      'Die Seiten lassen sich auf 400 % vergrößern und passen auf Telefone mit 320 Pixeln Breite.',
      'Produktbilder haben Alternativtexte, und Meldungen werden Screenreadern angesagt.',
      'Wünscht Ihr Gerät weniger Bewegung, bewegt sich nichts.',
      'Stöbern, Warenkorb und Bestellung gehen ohne JavaScript, bis auf die Kartenzahlung.',
    ],
    limitsTitle: 'Was fehlen kann',
    limits:
      'Produkttexte und Alternativtexte schreibt der Shop. Für Seiten von Zahlungsanbietern gelten deren eigene Regeln. Diese Seiten werden in jeder Sprache und beiden Farbschemata automatisch geprüft; nicht jede Kombination aus Browser und Screenreader wurde ausprobiert.',
    tellTitle: 'Stimmt etwas nicht?',
    tell: 'Bitte sagen Sie uns, was Sie tun wollten und was Sie daran gehindert hat. Antworten Sie dazu einfach auf eine unserer E-Mails.',
  },
}
