import type { setUpWords as English } from '../en/set-up.ts'

/** Texts of setting up a store in German. */
export const setUpWords: typeof English = {
  setUp: {
    title: 'Shop einrichten',
    hint: 'Das dauert nur eine Minute. Alles außer der Währung können Sie später ändern.',
    checking: 'Link wird geprüft …',
    invalid: 'Dieser Link funktioniert nicht',
    invalidHint:
      'Er ist unvollständig, oder der Shop wurde bereits eingerichtet. Sie finden den Link in dem Terminal, in dem der Server gestartet wurde.',
    demoTitle: 'Nur mal ansehen?',
    demoHint: 'Der Demo-Shop steht bereit, mit Produkten, Mitgliedern und Verwaltung.',
    exploreDemo: 'Demo ansehen',
    closesDemo:
      'Ihr Shop ersetzt den Demo-Shop. Dessen Produkte und Bestellungen werden nicht mehr gezeigt, und seine Konten funktionieren nicht mehr.',
    account: 'Ihr Konto',
    accountHint: 'Damit melden Sie sich in der Verwaltung an.',
    passwordHint: 'Mindestens 8 Zeichen.',
    store: 'Ihr Shop',
    name: 'Name des Shops',
    country: 'Land',
    countryHint: 'Bestimmt die Maßeinheiten, ob Preise Steuern enthalten, und in der EU die Steuersätze.',
    currency: 'Währung',
    currencyHint: 'Kann später nicht geändert werden.',
    timeZone: 'Zeitzone',
    create: 'Shop erstellen',
    signInFailed: 'Ihr Shop ist bereit. Melden Sie sich an, um fortzufahren.',
  },
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
  testCards: {
    title: 'Testkarten',
    label: 'Testkarten annehmen',
    hint: 'Zahlen Sie mit der Kartennummer 4242 4242 4242 4242, einem beliebigen Datum in der Zukunft und einem beliebigen Sicherheitscode. Es fließt kein Geld. Sobald andere diesen Server erreichen können, werden Testkarten von selbst abgelehnt.',
  },
  demoPast: {
    adding: 'Beispielbestellungen aus zwei Jahren werden hinzugefügt',
    addingHint: 'Listen und Zahlen wachsen, bis alle hinzugefügt sind.',
    planning: 'Wird vorbereitet …',
    count: (added, planned) => `${added} von ${planned} Bestellungen hinzugefügt`,
    failed: 'Nicht alle Beispielbestellungen wurden hinzugefügt',
    failedHint: 'Fügen Sie die übrigen hinzu, oder ignorieren Sie dies und sehen Sie sich den Shop so an, wie er ist.',
    resume: 'Fortsetzen',
    dismiss: 'Ignorieren',
  },
}
