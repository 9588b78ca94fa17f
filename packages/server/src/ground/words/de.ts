import type { Words } from './en.ts'
import { plural } from './plural.ts'

/** What the server itself says to buyers, in German, in the polite form. */
export const words: Words = {
  signIn: {
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
  },

  order: {
    line: (count, name) => `${count} × ${name}`,
    placedSubject: (number, store) => `Ihre Bestellung ${number} bei ${store}`,
    placedTitle: 'Vielen Dank für Ihre Bestellung',
    placedText: (number) => `Ihre Bestellnummer ist ${number}. Wir schreiben Ihnen wieder, sobald sie unterwegs ist.`,
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    delivery: 'Versand',
    tax: 'Steuer',
    taxIncluded: 'Enthaltene Steuer',
    total: 'Summe',
    deliverTo: (lines) => `Wir liefern an: ${lines.join(', ')}`,
    sentSubject: (number, store) => `Ihre Bestellung ${number} bei ${store} ist unterwegs`,
    sentTitle: 'Ihre Bestellung ist unterwegs',
    restFollows: (count) =>
      plural('de', count, { one: 'Ein weiterer Artikel folgt.', other: '# weitere Artikel folgen.' }),
    tracking: (number) => `Sendungsnummer: ${number}`,
    follow: 'Sendung verfolgen',
    canceledSubject: (number, store) => `Ihre Bestellung ${number} bei ${store} wurde storniert`,
    canceledTitle: 'Ihre Bestellung wurde storniert',
    canceledText: (number) => `Der Shop hat Ihre Bestellung ${number} storniert. Es wird nichts mehr versandt.`,
    giftCardBack: 'Der Betrag, den Ihre Geschenkkarte bezahlt hat, ist ihr wieder gutgeschrieben.',
    moneyBack: (amount: string) =>
      `${amount} werden auf die Karte erstattet, mit der Sie bezahlt haben. Bis Ihre Bank es anzeigt, können einige Tage vergehen.`,
    toPay: (amount, method) => `Noch zu zahlen: ${amount} (${method}).`,
    moneyBackOutside: (amount) => `Wir erstatten Ihnen ${amount}. Bei Fragen melden Sie sich gern bei uns.`,
    toStore: (store) => `Zu ${store}`,
  },

  offlineMethods: {
    BANK_TRANSFER: 'Überweisung',
    CASH_ON_DELIVERY: 'Nachnahme',
    PAY_AT_PICKUP: 'Zahlung bei Abholung',
  },

  giftCard: {
    subject: (value, store) => `Eine Geschenkkarte über ${value} für ${store}`,
    title: (value) => `Eine Geschenkkarte über ${value}`,
    text: 'Geben Sie diesen Code an der Kasse ein. Was Sie nicht auf einmal ausgeben, bleibt auf der Karte.',
    goodUntil: (date) => `Sie gilt bis zum ${date}.`,
  },

  backInStock: {
    subject: (item: string, store: string) => `${item} ist wieder da – ${store}`,
    title: (item: string) => `${item} ist wieder vorrätig`,
    text: (price: string) =>
      `Sie wollten es erfahren. Der Preis ist jetzt ${price}. Zurücklegen können wir nichts: Wer zuerst bestellt, bekommt es.`,
    look: 'Zum Produkt',
    once: 'Das ist die einzige E-Mail dazu. Wenn Sie nicht darum gebeten haben oder keine solchen E-Mails mehr möchten, können Sie alles löschen lassen, was wir dazu notiert haben.',
    stop: 'Keine E-Mails mehr, meine Anfragen löschen',
    stopTitle: 'Keine E-Mails mehr zu Produkten?',
    stopText: (email: string) =>
      `Wir löschen alle Anfragen, die unter ${email} notiert sind, und schreiben zu keinem Produkt mehr, außer Sie bitten erneut darum.`,
    stopButton: 'Meine Anfragen löschen',
    stoppedTitle: 'Ihre Anfragen sind gelöscht',
    stoppedText: 'Wir schreiben Ihnen nicht mehr zu Produkten.',
    alreadyStopped: 'Die Anfrage, zu der er gehört, ist gelöscht.',
  },

  fullDisk: {
    subject: (store: string) => `Der Speicher von ${store} ist voll`,
    title: 'Der Speicher Ihres Shops ist voll',
    text: 'Der Shop lässt sich ansehen, nimmt aber keine Bestellungen, Anmeldungen und Änderungen an, bis wieder Platz ist. Nichts, was bestätigt wurde, ist verloren.',
    remedy:
      'Schaffen Sie Platz auf dem Datenträger mit dem Datenordner oder der Datenbank. Danach läuft der Shop von selbst weiter.',
  },

  phone: {
    textTo: (phone) => `SMS an ${phone}`,
    callTo: (phone) => `Anruf bei ${phone}`,
    code: (code, store) => `${code} ist Ihr Code für ${store}. Er gilt zehn Minuten; geben Sie ihn niemandem.`,
  },

  pages: {
    toShop: 'Zum Shop',
    signInLink: 'Dieser Link zur Anmeldung funktioniert nicht',
    unknownApp: 'Er nennt eine App, die dieser Shop nicht kennt. Gehen Sie zum Shop und melden Sie sich dort an.',
    foreignAddress:
      'Er führt zu einer Adresse zurück, die dieser Shop nicht kennt. Gehen Sie zum Shop und melden Sie sich dort an.',
    noStore: 'Dieser Shop ist noch nicht geöffnet',
    noStoreText: 'Er hat noch keinen Inhaber. Wer ihn betreibt, öffnet ihn so:',
    account: 'Ihr Konto',
    backOffice: 'Verwaltung',
    noSuchProvider: 'Der Shop bietet diesen Weg der Anmeldung nicht an.',
    linkOld: 'Dieser Link gilt nicht mehr',
    linkOldText: 'Er ist abgelaufen, oder er wurde unterwegs verändert.',
    signInLost: 'Diese Anmeldung lässt sich nicht fortsetzen',
    signInLostText: 'Sie begann vor zu langer Zeit oder in einem anderen Browser. Beginnen Sie im Shop noch einmal.',
    notSignedIn: 'Wir konnten Sie nicht anmelden',
    blocked: 'Mit diesem Konto ist keine Anmeldung möglich. Bitte fragen Sie den Shop.',
    noEmail: (provider) =>
      `${provider} hat uns keine E-Mail-Adresse genannt, und ohne sie gibt es kein Konto. Registrieren Sie sich stattdessen mit Ihrer E-Mail-Adresse.`,
    emailNotVerified: (provider) =>
      `${provider} hat nicht geprüft, dass die E-Mail-Adresse Ihre ist. Bestätigen Sie sie dort, oder melden Sie sich hier mit Ihrer E-Mail-Adresse an.`,
    noAnswer: (provider) =>
      `${provider} hat nicht wie erwartet geantwortet. Versuchen Sie es noch einmal, oder melden Sie sich mit Ihrer E-Mail-Adresse an.`,
    soldOut: 'Das ist leider nicht mehr erhältlich',
    soldOutText: 'Was hinter dem Link steht, ist ausverkauft oder wird nicht mehr angeboten.',
    checkoutGone: 'Dieser Link zur Kasse funktioniert nicht',
    checkoutGoneText:
      'Er ist zu alt oder unvollständig, oder die Bestellung ist schon abgeschlossen. Beginnen Sie im Shop noch einmal.',
    notFound: 'Diese Seite gibt es nicht',
    notFoundText: 'Vielleicht ist die Adresse vertippt, oder der Link ist zu alt.',
    tooMany: 'Zu viele Versuche',
    tooManyText: 'Warten Sie einen Moment und versuchen Sie es noch einmal.',
    refused: 'Dieser Link funktioniert nicht',
    refusedText: 'Er ist unvollständig, oder er wurde unterwegs verändert.',
    broken: 'Da ist etwas schiefgegangen',
    brokenText: 'Das ist unser Fehler. Bitte versuchen Sie es gleich noch einmal.',
    requestId: (id) => `Wenn Sie es melden, nennen Sie bitte die Anfrage ${id}.`,
  },

  install: {
    title: (app) => `${app} installieren`,
    asks: (app) => `${app} möchte in Ihrem Shop arbeiten`,
    able: 'Die App darf dann:',
    scopes: {
      catalog: 'Produkte, Kollektionen und Bestand lesen und ändern',
      carts: 'Warenkörbe lesen und ändern',
      checkouts: 'Bestellvorgänge lesen und ändern und Bestellungen aufgeben',
      orders: 'Bestellungen, Zahlungen und Lieferungen lesen und ändern',
      delivery: 'Versandarten und ihre Regionen ändern',
      giftCards: 'Geschenkkarten und Gutscheine ausgeben und sperren',
      members: 'Mitglieder lesen und ändern und Personen anmelden',
      settings: 'Umsätze lesen, Einstellungen und Steuern ändern und von Ereignissen erfahren',
    },
    email: 'E-Mail-Adresse des Inhabers',
    password: 'Passwort',
    allow: 'Zulassen',
    deny: 'Jetzt nicht',
    wrong: 'E-Mail-Adresse oder Passwort ist falsch.',
    noApp: 'Diese App kann nicht installiert werden',
    noAppText: 'Es gibt keine solche App, oder sie darf nicht dorthin zurückführen.',
  },
}
