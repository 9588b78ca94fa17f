import type { settingsWords as English } from '../en/settings.ts'

/** Texts of the general settings in German. */
export const settingsWords: typeof English = {
  general: {
    shop: 'Angaben zum Shop',
    business: 'Unternehmen',
    businessHint: 'Steht auf Rechnungen. Steuern können sich nach der Adresse richten.',
    legalName: 'Firmenname',
    legalNameHint: 'Wenn das Feld leer ist, wird der Name des Shops verwendet.',
    vatId: 'USt-IdNr.',
    addressLine: 'Straße und Hausnummer',
    addressLine2: 'Adresszusatz',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    noCountry: 'Nicht festgelegt',
    part: 'Bundesland oder Provinz',
    units: 'Einheiten und Zeit',
    weight: 'Gewicht',
    weights: { KG: 'Kilogramm', LB: 'Pfund (lb)' },
    length: 'Entfernung',
    timeZone: 'Zeitzone',
    timeZoneHint:
      'Gilt für Datum und Uhrzeit in der Verwaltung, für Berichte, Rabatte und Lieferungen. Geschenkkarten werden um 8 Uhr in dieser Zeitzone per E-Mail gesendet.',
    lengths: { KM: 'Kilometer', MI: 'Meilen' },
    prices: 'Reduzierte Preise',
    priorPrices: 'Niedrigsten Preis der letzten 30 Tage vor einer Reduzierung zeigen',
    priorPricesHint:
      'Im Europäischen Wirtschaftsraum vorgeschrieben (Richtlinie 98/6/EG). „Nach Land“ zeigt ihn, sofern das Unternehmen nicht erkennbar anderswo sitzt.',
    priorPriceChoices: {
      BY_COUNTRY: 'Nach Land des Unternehmens',
      ALWAYS: 'Immer',
      NEVER: 'Nie',
    },
    pages: 'Seiten der Storefront',
    pagesHint: 'Sind auf den Kontoseiten verlinkt. Jede muss zu einer Ihrer Storefronts gehören.',
    bookings: 'Seite für Buchungen',
    events: 'Seite für Veranstaltungen',
    plans: 'Seite für Abonnements',
  },
}
