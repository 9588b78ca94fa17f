import type { StaffArea } from '@vitrine/contract/areas.ts'
import type { frameWords as English } from '../../en/first/frame.ts'

/** Names of the areas that permissions are about. */
const areaNames: Readonly<Record<StaffArea, string>> = {
  orders: 'Bestellungen, Entwürfe und Rücksendungen',
  fulfillment: 'Versenden und Versandetiketten',
  payments: 'Zahlungen, Rückerstattungen und Zahlungseinsprüche',
  finances: 'Buchhaltung, Rechnungen und Belege',
  reports: 'Berichte über Umsätze und Besuche',
  carts: 'Warenkörbe und Bestellvorgänge',
  products: 'Produkte, Kategorien und Übersetzungen',
  inventory: 'Bestand, Standorte und Umlagerungen',
  customers: 'Mitglieder und Gruppen',
  marketing: 'Rabatte, Gutscheine, Aktionen und Bewertungen',
  giftCards: 'Geschenkkarten und Guthaben',
  design: 'Design des Shops',
  delivery: 'Versand',
  taxes: 'Steuern',
  settings: 'Einstellungen des Shops und Zahlungsanbieter',
  developers: 'API-Schlüssel, Apps und Webhooks',
  staff: 'Mitarbeiter, Rollen und Änderungsprotokoll',
}

/** Texts around all pages, in German. */
export const frameWords: typeof English = {
  backOffice: 'Verwaltung',
  overview: 'Übersicht',
  orders: 'Bestellungen',
  products: 'Produkte',
  marketing: 'Marketing',
  onlineStore: 'Onlineshop',
  settings: 'Einstellungen',
  navigation: 'Menü',
  signOut: 'Abmelden',
  retry: 'Erneut versuchen',
  toOverview: 'Zur Übersicht',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Ihr Browser konnte den Text nicht kopieren. Markieren und kopieren Sie ihn selbst.',
  cancel: 'Abbrechen',
  fieldErrors: {
    REQUIRED_FIELD: 'Dieses Feld ist erforderlich.',
  },
  leaveTitle: 'Seite mit nicht gespeicherten Änderungen verlassen?',
  leaveHint: 'Nicht gespeicherte Änderungen gehen verloren.',
  stay: 'Weiter bearbeiten',
  leave: 'Seite verlassen',
  offline: 'Der Server ist nicht erreichbar. Prüfen Sie, ob er läuft, und versuchen Sie es noch einmal.',
  notFound: 'Das gibt es nicht, oder es wurde gelöscht',
  failed: 'Etwas ist schiefgelaufen. Versuchen Sie es noch einmal.',
  tooManyAttempts: 'Zu viele Versuche. Warten Sie einen Moment und versuchen Sie es noch einmal.',
  requestId: (id) => `Wenn Sie es melden, nennen Sie die Anfrage-ID ${id}.`,
  access: {
    levels: { none: 'Kein Zugriff', read: 'Ansehen', write: 'Ansehen und ändern' },
    areas: areaNames,
    missing: (level, area) => `Ihre Rolle umfasst das nicht: ${area} (${level.toLowerCase()}).`,
    readOnly: (area) =>
      `Sie können diese Seite ansehen, aber nicht ändern. Ihre Rolle erlaubt keine Änderungen an: ${area}.`,
    askOwner: 'Bitten Sie einen Inhaber des Shops, Ihre Rolle zu ändern.',
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
