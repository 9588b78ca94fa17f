import type { pageWords as English } from '../../en/first/pages.ts'

const returns = (count: number): string => (count === 1 ? '1 Rücksendung' : `${count} Rücksendungen`)
const orderCount = (count: number): string => (count === 1 ? '1 Bestellung' : `${count} Bestellungen`)

/** Names of the pages, and what the menu and the overview say about them, in German. */
export const pageWords: typeof English = {
  drafts: {
    title: 'Bestellentwürfe',
  },
  abandoned: {
    title: 'Abgebrochene Bestellvorgänge',
    overviewFigure: 'Abgebrochene Bestellvorgänge, letzte 30 Tage',
    recoveredCount: (count) => `${count} zurückgewonnen`,
  },
  returns: {
    title: 'Rücksendungen',
    pending: {
      requested: (count) => `${returns(count)} zu genehmigen.`,
      received: (count) => `${returns(count)} eingegangen und abzuschließen.`,
      answer: 'Prüfen',
      settle: 'Abschließen',
      title: 'Rücksendungen',
      count: (count) => `${returns(count)} zu bearbeiten`,
    },
    settings: {
      title: 'Einstellungen für Rücksendungen',
    },
  },
  collections: {
    title: 'Kategorien',
  },
  inventories: {
    title: 'Bestand',
    allLow: 'Alle mit geringem Bestand',
  },
  waitlist: {
    title: 'Wieder verfügbar',
  },
  transfers: {
    title: 'Umlagerungen',
  },
  locations: {
    title: 'Standorte',
  },
  brands: {
    title: 'Marken',
  },
  ribbons: {
    title: 'Banderolen',
  },
  infoSections: {
    title: 'Infobereiche',
  },
  productGroups: {
    title: 'Produktgruppen',
  },
  customers: {
    title: 'Kunden',
    unnamed: 'Kein Name',
  },
  companies: {
    title: 'Firmenkunden',
  },
  companyOrders: {
    title: 'Offene Rechnungen',
  },
  segments: {
    title: 'Segmente',
  },
  memberGroups: {
    title: 'Mitgliedergruppen',
  },
  reviews: {
    title: 'Bewertungen',
    waitingCount: (count) => `${count} ausstehend`,
  },
  discounts: {
    title: 'Rabatte',
  },
  coupons: {
    title: 'Gutscheine',
  },
  promotions: {
    title: 'Aktionen',
  },
  priceLists: {
    title: 'Preislisten',
  },
  giftCards: {
    title: 'Geschenkkarten',
  },
  reports: {
    title: 'Berichte',
    all: 'Alle Berichte',
    inCurrency: (currency) => `Umsatz in ${currency}`,
    sales: 'Gesamtumsatz',
    orders: 'Bestellungen',
    average: 'Durchschnittlicher Bestellwert',
    returning: 'Wiederkehrende Kunden',
    before: (value) => `Davor: ${value}`,
    more: (percent) => `${percent} mehr`,
    less: (percent) => `${percent} weniger`,
    same: 'Keine Änderung',
    noValue: '–',
    chart: (from, to) => `Balkendiagramm des Umsatzes vom ${from} bis ${to}`,
    chartBar: (period, sales, orders) => `${period}: ${sales}, ${orderCount(orders)}`,
    day: 'Tag',
    week: 'Woche',
    month: 'Monat',
  },
  savedReports: {
    title: 'Gespeicherte Berichte',
  },
  finances: {
    title: 'Finanzen',
  },
  design: {
    title: 'Design der Storefront',
  },
  domains: {
    title: 'Domains',
    missingTitleOf: (domain) => `Der TXT-Eintrag von ${domain} ist verschwunden`,
    missingHint:
      'Die Domain funktioniert weiterhin, aber es ist nicht mehr sicher, dass sie Ihnen gehört. Erstellen Sie den Eintrag neu, oder entfernen Sie die Domain.',
  },
  searches: {
    title: 'Suche',
  },
  policies: {
    title: 'Richtlinien',
    missing: (count) => (count === 1 ? 'Eine Richtlinie fehlt' : `${count} Richtlinien fehlen`),
    missingHint: (names) => `Ihr Shop zeigt nicht: ${names}.`,
    add: 'Richtlinien hinzufügen',
    names: {
      termsAndConditions: 'Allgemeine Geschäftsbedingungen (AGB)',
      privacyPolicy: 'Datenschutzerklärung',
      withdrawalPolicy: 'Widerrufsbelehrung',
      returnPolicy: 'Rückgaberichtlinie',
      deliveryPolicy: 'Lieferung und Versand',
      digitalItemPolicy: 'Digitale Artikel',
      contactUs: 'Kontakt',
      imprint: 'Impressum',
      customPolicy: 'Weitere Richtlinie',
    },
  },
  checkouts: {
    title: 'Kasse',
  },
  signIns: {
    title: 'Anmeldung',
  },
  general: {
    title: 'Allgemein',
  },
  deliveries: {
    title: 'Versand',
    none: 'Noch keine Versandarten',
    noneHint: 'Solange Sie keine hinzufügen, können Kunden keine physischen Produkte bestellen.',
    add: 'Versandart hinzufügen',
  },
  fees: {
    title: 'Gebühren',
  },
  tips: {
    title: 'Trinkgeld',
  },
  labels: {
    title: 'Versandetiketten',
  },
  paymentMethods: {
    title: 'Zahlungen',
  },
  currencies: {
    title: 'Währungen',
  },
  taxes: {
    title: 'Steuern',
  },
  invoiceSettings: {
    title: 'Rechnungen',
  },
  emails: {
    title: 'Kunden-E-Mails',
  },
  notifications: {
    title: 'Benachrichtigungen',
  },
  appsAndKeys: {
    title: 'Apps und Schlüssel',
  },
  failedJobs: {
    title: 'Fehlgeschlagene Aufträge',
    count: (count) => (count === 1 ? '1 fehlgeschlagener Auftrag' : `${count} fehlgeschlagene Aufträge`),
  },
  staff: {
    title: 'Mitarbeiter',
  },
  auditLog: {
    title: 'Änderungsprotokoll',
  },
  account: {
    title: 'Mein Konto',
  },
  alerts: {
    bell: (unread) => {
      if (unread === 0) return 'Meldungen'
      return `Meldungen, ${unread >= 100 ? '99+' : unread} ungelesen`
    },
  },
  members: {
    pendingApproval: (count) =>
      count === 1 ? '1 Mitglied wartet auf Ihre Freigabe.' : `${count} Mitglieder warten auf Ihre Freigabe.`,
    reviewPending: 'Mitglieder prüfen',
  },
}
