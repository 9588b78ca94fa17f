import type { overviewWords as English } from '../../en/first/overview.ts'

/** Texts of the overview, in German. */
export const overviewWords: typeof English = {
  recentSales: (days) => `Umsatz der letzten ${days} Tage`,
  ordersToFulfill: 'Zu versendende Bestellungen',
  noPayments: 'Ihr Shop kann noch keine Zahlungen annehmen',
  noPaymentsHint:
    'Es ist keine Zahlungsart eingeschaltet, deshalb sind nur kostenlose Bestellungen möglich. Die Kasse zeigt das, bevor Kunden ihre Daten eingeben.',
  setUpPayments: 'Zahlungen einrichten',
  lowStock: 'Geringer Bestand',
  lowStockNone: 'Nichts ist knapp.',
  recentOrders: 'Neueste Bestellungen',
  left: (count) => (count === 0 ? 'Ausverkauft' : `Noch ${count}`),
  checklist: {
    title: 'Bereit für den Verkauf',
    progress: (done, all) => `${done} von ${all} erledigt`,
    done: 'Erledigt',
    skip: 'Überspringen',
    skipOne: (title) => `„${title}“ überspringen`,
    skipped: 'Übersprungen',
    steps: {
      product: {
        title: 'Erstes Produkt hinzufügen',
        hint: 'Mit Bildern, Optionen und Bestand.',
        go: 'Produkt hinzufügen',
      },
      delivery: {
        title: 'Versand einrichten',
        hint: 'Wohin Sie liefern und was es kostet.',
        go: 'Versandart hinzufügen',
      },
      payments: {
        title: 'Zahlungen annehmen',
        hint: 'Karten über Stripe oder Mollie, oder Überweisung.',
        go: 'Zahlungen einrichten',
      },
      tax: { title: 'Steuern prüfen', hint: 'Die Sätze, die Sie berechnen.', go: 'Steuern prüfen' },
      policies: {
        title: 'Richtlinien veröffentlichen',
        hint: 'Rückgabe, Datenschutz und AGB, aus Vorlagen.',
        go: 'Richtlinien verfassen',
        drafts: (count) =>
          count === 1
            ? 'Ein Entwurf für Ihr Land liegt bereit. Lesen Sie ihn, ersetzen Sie die Platzhalter, und veröffentlichen Sie ihn.'
            : `${count} Entwürfe für Ihr Land liegen bereit. Lesen Sie sie, ersetzen Sie die Platzhalter, und veröffentlichen Sie sie.`,
        goToDrafts: 'Entwürfe prüfen',
      },
      design: {
        title: 'Ihrem Shop ein Gesicht geben',
        hint: 'Logo, Farben und Schriften.',
        go: 'Design öffnen',
      },
      order: {
        title: 'Testbestellung aufgeben',
        hint: 'Sehen Sie, was Ihre Kunden sehen.',
        testCards:
          'Zahlen Sie mit der Kartennummer 4242 4242 4242 4242, einem beliebigen Datum in der Zukunft und einem beliebigen Sicherheitscode.',
        go: 'Shop öffnen',
      },
      domain: {
        title: 'Shop ins Internet stellen',
        hint: 'Verbinden Sie Ihre eigene Domain. Wer den Server betreibt, setzt vorher PUBLIC_URL und STOREFRONT_URL auf dessen Adressen.',
        go: 'Domains öffnen',
      },
    },
    samples: 'Drei Beispielprodukte hinzufügen',
    removeSamples: 'Beispielprodukte entfernen',
    samplesAdded: 'Drei Beispielprodukte hinzugefügt',
    samplesRemoved: 'Beispielprodukte entfernt',
  },
  samples: {
    bowl: {
      name: 'Beispielschale',
      description: '<p>Ein Beispielprodukt. Bearbeiten Sie es, oder entfernen Sie es in der Übersicht.</p>',
    },
    vase: { name: 'Beispielvase', description: '<p>Ein Beispielprodukt in zwei Größen.</p>' },
    cup: { name: 'Beispieltasse', description: '<p>Ein Beispielprodukt zum reduzierten Preis.</p>' },
    size: 'Größe',
    sizes: ['Klein', 'Groß'],
  },
  outages: {
    title: (name, since) => `${name} antwortet nicht mehr seit ${since}`,
    waiting: (what) =>
      `Ausstehend: ${what}. Wir versuchen es weiter und schließen alles ab, sobald der Anbieter wieder antwortet. Kunden können Ihre anderen Zahlungsarten nutzen.`,
    purchases: (count) => `${count} ${count === 1 ? 'Zahlung' : 'Zahlungen'} an der Kasse`,
    refunds: (count) => `${count} ${count === 1 ? 'Erstattung' : 'Erstattungen'}`,
    captures: (count) => `${count} ${count === 1 ? 'Einzug' : 'Einzüge'}`,
    voids: (count) => `${count} zu stornierende ${count === 1 ? 'Zahlung' : 'Zahlungen'}`,
  },
  failedPayments: {
    title: (count) =>
      count === 1
        ? 'Eine Zahlung ist nach der Bestellung fehlgeschlagen'
        : `${count} Zahlungen sind nach der Bestellung fehlgeschlagen`,
    hint: 'Alle betroffenen Kunden haben per E-Mail einen Zahlungslink erhalten. Versenden Sie nichts, bevor die Zahlung eingeht.',
    line: (number, amount) => `Bestellung ${number}, ${amount}`,
    onOrder: 'Die Zahlung ist nicht eingegangen',
    until: 'Der Kunde hat einen Zahlungslink erhalten. Die Artikel bleiben reserviert bis',
    over: 'Die Zahlungsfrist ist abgelaufen, und die Artikel sind noch reserviert. Stornieren Sie die Bestellung, damit sie zurück ins Lager kommen, oder fordern Sie die Zahlung erneut an. Die Frist endete am',
    noLink:
      'Die Artikel bleiben reserviert, bis Sie die Bestellung stornieren. Fordern Sie die Zahlung an oder markieren Sie die Bestellung als bezahlt.',
  },
  remainders: {
    invoiceTitle: 'Zu zahlen',
    title: 'Restzahlung',
    due: 'Fällig',
    states: {
      UPCOMING: 'Noch nicht fällig',
      DUE: 'Heute fällig',
      OVERDUE: 'Überfällig',
      PAID: 'Bezahlt',
      ON_HOLD: 'Angehalten',
      CANCELED: 'Storniert',
    },
    held: 'Eine Zahlung dieser Bestellung wurde erstattet, oder es gibt einen Zahlungseinspruch. Daher wird nichts automatisch abgebucht.',
    willCharge: (card) => `Wird an diesem Tag abgebucht von: ${card}. Der Kunde hat dem zugestimmt.`,
    byLink: 'Der Kunde erhält vor diesem Tag, am Tag selbst und danach einen Zahlungslink per E-Mail.',
    declined: (reason) => `Die Karte wurde nicht belastet: ${reason}.`,
    reasons: {
      declined: 'Die Bank hat die Zahlung abgelehnt',
      'insufficient-funds': 'Das Konto ist nicht ausreichend gedeckt',
      'challenge-refused': 'Die Bank verlangt eine Bestätigung durch den Kunden',
      unanswered: 'Der Zahlungsanbieter hat nicht geantwortet',
    },
    charge: 'Jetzt abbuchen',
    chargeTitle: (amount) => `${amount} jetzt abbuchen?`,
    chargeHint: 'Belastet wird die Karte, für die der Kunde seine Zustimmung gegeben hat.',
    charged: 'Abgebucht',
    send: 'Link per E-Mail senden',
    sendTitle: 'Zahlungslink per E-Mail senden?',
    sendHint: (email) => `Er geht an ${email}.`,
    sent: 'Link gesendet',
    overdue: (count) =>
      count === 1
        ? 'Die Zahlung von 1 Bestellung ist überfällig'
        : `Die Zahlungen von ${count} Bestellungen sind überfällig`,
    overdueHint: 'Die Kunden haben eine Erinnerung per E-Mail erhalten.',
    overdueLine: (number, amount) => `Bestellung ${number}: ${amount}`,
    rules: 'Restzahlungen',
    rulesHint:
      'Wann nach einer Anzahlung der Rest fällig ist, sofern die Kaufbedingungen eines Produkts nichts anderes festlegen.',
    dueInDays: 'Fällig, in Tagen nach der Bestellung',
    remindDaysBefore: 'Erinnerung, in Tagen davor',
    remindDaysBeforeHint: '0 für keine Erinnerung.',
    remindDaysAfter: 'Erinnerungen, in Tagen danach',
    remindDaysAfterHint: 'Bis zu fünf, zum Beispiel 3, 10. Leer lassen für keine.',
    wrongDays: 'Geben Sie ganze Tage ein, zum Beispiel 3, 10',
  },
  paymentRequests: {
    copyLink: 'Link kopieren',
  },
  savedMethods: {
    card: (brand, lastFour) => `${brand} mit Endziffern ${lastFour}`,
  },
  disputes: {
    title: 'Zahlungseinspruch',
    about: (amount, reason) => `${amount}: ${reason}`,
    answer: 'Prüfen',
    line: (amount, number) => `${amount}, Bestellung ${number}`,
    open: (count) =>
      count === 1 ? '1 Zahlungseinspruch erfordert Ihre Antwort' : `${count} Zahlungseinsprüche erfordern Ihre Antwort`,
    openHint:
      'Die Bank eines Kunden hat eine Zahlung zurückgebucht. Antworten Sie innerhalb der Frist, sonst ist das Geld verloren.',
    reasons: {
      fraudulent: 'der Karteninhaber gibt an, nicht bezahlt zu haben',
      product_not_received: 'der Kunde gibt an, nichts erhalten zu haben',
      product_unacceptable: 'der Kunde gibt an, dass die Artikel nicht der Beschreibung entsprechen',
      duplicate: 'der Kunde gibt an, zweimal belastet worden zu sein',
      credit_not_processed: 'der Kunde erwartet eine Erstattung',
      subscription_canceled: 'der Kunde gibt an, gekündigt zu haben',
      unrecognized: 'der Karteninhaber erkennt die Zahlung nicht',
      general: 'kein Grund angegeben',
      debit_not_authorized: 'der Kontoinhaber hat die Lastschrift nicht autorisiert',
      insufficient_funds: 'das Konto war nicht ausreichend gedeckt',
    },
    see: 'Zahlungseinspruch ansehen',
    states: {
      OPEN: 'Antwort erforderlich',
      ANSWERING: 'Antwort wird gesendet',
      ANSWERED: 'Wird von der Bank geprüft',
      WON: 'Gewonnen',
      LOST: 'Verloren',
    },
    until: 'Antworten bis',
  },
}
