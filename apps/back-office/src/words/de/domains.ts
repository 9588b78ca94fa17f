import type { domainWords as English } from '../en/domains.ts'

/** Texts about the domains of the store in German. */
export const domainWords: typeof English = {
  domains: {
    hint: 'Die Adressen, unter denen Kunden Ihren Shop öffnen, zum Beispiel shop.example.',
    address: 'Adresse Ihres Shops',
    defaultAddress: 'Das ist die Adresse des Servers. Fügen Sie unten eine eigene Domain hinzu.',
    primaryAddress: 'E-Mails, Produktlinks und Suchmaschinen verwenden diese Adresse.',
    none: 'Noch keine Domains',
    noneHint:
      'Kaufen Sie eine Domain bei einem beliebigen Anbieter, zum Beispiel einem Webhoster, und fügen Sie sie hier hinzu.',
    add: 'Domain hinzufügen',
    name: 'Domain',
    nameHint: 'Zum Beispiel shop.example oder www.shop.example. Fügen Sie jede hinzu, die Kunden eingeben könnten.',
    added: (domain) => `${domain} hinzugefügt`,
    full: (count) => `Ein Shop kann ${count} Domains haben. Entfernen Sie eine, um eine andere hinzuzufügen.`,
    states: { PENDING: 'Nicht bestätigt', VERIFIED: 'Bestätigt' },
    primary: 'Hauptdomain',
    recordMissing: 'Eintrag fehlt',
    writtenAs: (name) => `In DNS-Einträgen: ${name}`,

    records: 'DNS-Einträge',
    verificationTitle: 'Zeigen, dass die Domain Ihnen gehört',
    verificationHint:
      'Melden Sie sich beim Anbieter Ihrer Domain an, öffnen Sie dort die DNS-Einstellungen und erstellen Sie diesen Eintrag. Prüfen Sie ihn dann hier. Neue Einträge können eine Stunde brauchen, selten einen Tag.',
    pointingTitle: 'Domain auf diesen Server richten',
    pointingHint: 'Erstellen Sie auch diesen Eintrag, damit die Domain Ihren Shop öffnet.',
    cnameHint: (domain) =>
      `Manche Anbieter erlauben keinen CNAME-Eintrag für eine Domain ohne www. Erstellen Sie dann einen ALIAS- oder ANAME-Eintrag, oder fügen Sie auch www.${domain} hinzu.`,
    noTarget:
      'Dieser Server ist nur von seinem eigenen Rechner aus erreichbar. Wer ihn betreibt, legt fest, wohin Domains zeigen sollen.',
    type: 'Typ',
    recordName: 'Name',
    recordNameHint: 'Manche Anbieter ergänzen die Domain selbst. Geben Sie dann nur den Teil davor ein.',
    value: 'Wert',

    check: 'Jetzt prüfen',
    checkOf: (domain) => `Jetzt prüfen: ${domain}`,
    checked: 'Letzte Prüfung',
    verified: (domain) => `${domain} ist bestätigt`,
    stillVerified: (domain) => `${domain} wurde geprüft`,
    notVerified: 'Der Eintrag wurde noch nicht gefunden',
    results: {
      FOUND: 'Der TXT-Eintrag stimmt.',
      MISSING: 'Es gibt noch keinen TXT-Eintrag mit diesem Namen.',
      WRONG_VALUE: 'Der TXT-Eintrag hat einen anderen Wert.',
      TOO_MANY_VALUES: 'Der TXT-Eintrag hat mehr als 50 Werte. Entfernen Sie die anderer Dienste.',
      NO_ANSWER: 'Die DNS-Server der Domain haben nicht geantwortet. Versuchen Sie es später noch einmal.',
    },
    foundValues: (values) => `Gefunden: ${values}`,
    pointing: {
      HERE: 'Die Domain zeigt auf diesen Server.',
      ELSEWHERE: 'Die Domain zeigt auf einen anderen Server.',
      NOWHERE: 'Die Domain zeigt noch auf keinen Server.',
      UNKNOWN: 'Es ist nicht bekannt, wohin die Domain zeigt.',
    },
    foundAddresses: (addresses) => `Adressen: ${addresses}`,

    makePrimary: 'Zur Hauptdomain machen',
    makePrimaryOf: (domain) => `Zur Hauptdomain machen: ${domain}`,
    makePrimaryTitle: (domain) => `${domain} zur Hauptdomain machen?`,
    makePrimaryHint: (domain) =>
      `E-Mails, Produktlinks und Suchmaschinen verwenden dann https://${domain}. Ihre anderen bestätigten Domains leiten dorthin weiter.`,
    makePrimaryAway: (domain) =>
      `Die Domain scheint nicht auf diesen Server zu zeigen. Öffnen Sie zuerst https://${domain}: Links in E-Mails führen dorthin.`,
    madePrimary: (domain) => `${domain} ist jetzt die Hauptdomain`,

    removeTitle: (domain) => `${domain} entfernen?`,
    removeHint:
      'Die Domain öffnet Ihren Shop dann nicht mehr. Um sie wieder hinzuzufügen, brauchen Sie einen neuen DNS-Eintrag.',
    removePrimaryHint: (url) =>
      `E-Mails und Produktlinks verwenden dann wieder ${url}, und die Domain öffnet Ihren Shop nicht mehr. Um eine eigene Domain zu behalten, machen Sie zuerst eine andere zur Hauptdomain.`,
    removed: (domain) => `${domain} entfernt`,
    errors: {
      FORMAT: 'Geben Sie nur eine Domain ein, zum Beispiel shop.example: ohne https:// und ohne Pfad.',
      VALIDATION: 'Das ist die Adresse des Servers selbst.',
      ALREADY_EXISTS: 'Ihr Shop hat diese Domain schon.',
      DOMAIN_IN_USE: 'Ein anderer Shop auf diesem Server verwendet diese Domain. Entfernen Sie sie zuerst dort.',
    },
  },
}
