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
    countryHint:
      'Bestimmt die Maßeinheiten, ob Preise Steuern enthalten, in der EU die Steuersätze, und die Entwürfe Ihrer rechtlichen Seiten.',
    currency: 'Währung',
    currencyHint: 'Kann später nicht geändert werden.',
    timeZone: 'Zeitzone',
    create: 'Shop erstellen',
    ready: 'Ihr Shop ist bereit',
    look: {
      title: 'Logo und Farbe',
      hint: 'Optional. Ihr Shop, die Kasse und die E-Mails verwenden sie. Sie können sie jederzeit unter „Design der Storefront“ ändern.',
      chooseLogo: 'Logo auswählen',
      replaceLogo: 'Anderes Logo auswählen',
      logoHint:
        'JPEG, PNG, WebP, AVIF oder GIF. Am besten eignet sich ein PNG oder WebP mit transparentem Hintergrund.',
      problems: {
        type: 'Dieses Bildformat wird nicht unterstützt. Verwenden Sie JPEG, PNG, WebP, AVIF oder GIF.',
        unreadable: 'Dieses Bild lässt sich nicht lesen. Wählen Sie ein anderes.',
        tooLarge: 'Dieses Bild hat mehr als 60 Megapixel. Wählen Sie ein kleineres.',
      },
      accents: {
        forest: 'Waldgrün',
        ocean: 'Meerblau',
        violet: 'Violett',
        plum: 'Pflaume',
        rust: 'Rostrot',
        graphite: 'Graphit',
      },
      ownColor: 'Andere Farbe',
      ownColorLabel: 'Farbe auswählen',
      preview: 'Vorschau von Logo und Farbe',
      sampleButton: 'In den Warenkorb',
      sampleLink: 'Mehr erfahren',
      notSaved: 'Logo oder Farbe konnten nicht gespeichert werden',
      notSavedHint:
        'Alles andere ist gespeichert. Versuchen Sie es noch einmal, oder legen Sie beides später unter „Design der Storefront“ fest.',
      continueWithout: 'Ohne fortfahren',
    },
    signInFailed: 'Ihr Shop ist bereit. Melden Sie sich an, um fortzufahren.',
  },
  testCards: {
    title: 'Testkarten',
    label: 'Testkarten annehmen',
    hint: 'Zahlen Sie mit der Kartennummer 4242 4242 4242 4242, einem beliebigen Datum in der Zukunft und einem beliebigen Sicherheitscode. Es fließt kein Geld. Sobald andere diesen Server erreichen können, werden Testkarten von selbst abgelehnt.',
  },
}
