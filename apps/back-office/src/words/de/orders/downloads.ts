import type { downloadWords as English } from '../../en/orders/downloads.ts'

/** Texts of digital products and their downloads in German. */
export const downloadWords: typeof English = {
  downloads: {
    file: 'Datei zum Herunterladen',
    noFile: 'Noch keine Datei. Kunden können nichts herunterladen.',
    fileHint: 'Kunden erhalten einen Download-Link, sobald ihre Bestellung bezahlt ist. Bis zu 2 GB.',
    choose: 'Datei hochladen',
    replace: 'Datei ersetzen',
    remove: 'Datei entfernen',
    uploading: (name) => `${name} wird hochgeladen`,
    cancelUpload: 'Hochladen abbrechen',
    tooLarge: (name) => `${name} ist größer als 2 GB. Teilen Sie die Datei in kleinere auf oder komprimieren Sie sie.`,
    empty: (name) => `${name} ist leer.`,
    uploadFailed: (name) =>
      `${name} konnte nicht hochgeladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.`,
    kinds: {
      SECURE_PICTURE: 'Bild',
      SECURE_VIDEO: 'Video',
      SECURE_DOCUMENT: 'Dokument',
      SECURE_MUSIC: 'Audio',
      SECURE_ARCHIVE: 'Archiv',
    },
    isDigital: 'Digitales Produkt',
    isDigitalHint: 'Kunden laden eine Datei herunter, statt eine Sendung zu erhalten. Sie können sie unten hochladen.',
    title: 'Downloads',
    left: (left, all) => `Noch ${left} von ${all} Downloads`,
    until: 'Bis',
    states: { AVAILABLE: 'Verfügbar', EXPIRED: 'Abgelaufen', USED_UP: 'Aufgebraucht', REVOKED: 'Widerrufen' },
    renew: 'Link erneuern',
    renewTitle: (name) => `Link zu „${name}“ erneuern?`,
    renewHint: 'Setzt die Anzahl der Downloads und das Ablaufdatum zurück.',
    renewEmail: 'Neuen Link per E-Mail an den Kunden senden',
    renewed: 'Link erneuert',
    limits: {
      title: 'Download-Links',
      labels: { downloadDays: 'Gültigkeit des Links in Tagen', downloadLimit: 'Downloads pro gekauftem Artikel' },
      hints: {
        downloadDays: 'Von 1 bis 3.650. Gilt für Bestellungen, die ab jetzt bezahlt werden.',
        downloadLimit: 'Von 1 bis 1.000. Einen unterbrochenen Download fortzusetzen, zählt nicht.',
      },
    },
  },
}
