import type { failedJobWords as English } from '../en/failed-jobs.ts'

/** Background jobs that have failed, in German. */
export const failedJobWords: typeof English = {
  failedJobs: {
    hint: 'Hintergrundaufträge werden automatisch wiederholt, wenn sie fehlschlagen. Diese sind jedes Mal fehlgeschlagen. Beheben Sie die Ursache, und wiederholen Sie sie dann.',
    job: 'Auftrag',
    error: 'Fehler',
    failed: 'Fehlgeschlagen',
    attempts: (count) => (count === 1 ? '1 Versuch' : `${count} Versuche`),
    order: 'Bestellung',
    none: 'Keine fehlgeschlagenen Aufträge',
    noneHint: 'Alle Hintergrundaufträge sind erledigt oder werden noch wiederholt.',
    retry: 'Wiederholen',
    retryJob: (job) => `Wiederholen: ${job}`,
    retried: 'Auftrag neu gestartet',
    deleteJob: (job) => `Löschen: ${job}`,
    deleteTitle: 'Diesen Auftrag löschen?',
    deleteHint: (job) => `„${job}“ wird nicht mehr wiederholt.`,
    deleted: 'Auftrag gelöscht',
    /** Why a job failed, if not with an error of the API. */
    failures: {
      HOST_NOT_FOUND: 'Der andere Server wurde nicht gefunden. Prüfen Sie seine Adresse.',
      NO_CONNECTION:
        'Der andere Server war nicht erreichbar. Wiederholen Sie den Auftrag, wenn er wieder verfügbar ist.',
      NOT_SECURE: 'Das Zertifikat des anderen Servers ist ungültig. Deshalb wurde nichts gesendet.',
      NO_ANSWER: 'Der andere Server hat nicht rechtzeitig geantwortet.',
      MAIL_SIGN_IN_REFUSED:
        'Der E-Mail-Server hat die Anmeldung abgelehnt. Bitten Sie den Betreiber des Servers, Benutzernamen und Passwort zu prüfen.',
      MAIL_REFUSED: 'Der E-Mail-Server hat diese E-Mail abgelehnt. Vielleicht ist die Adresse des Empfängers falsch.',
      SERVER_STOPPED: 'Der Server wurde beendet, während er an diesem Auftrag arbeitete.',
      UNEXPECTED:
        'Etwas Unerwartetes ist schiefgegangen. Wiederholen Sie den Auftrag; wenn er erneut fehlschlägt, melden Sie das dem Betreiber des Servers.',
    },
    kinds: {
      mail: 'E-Mail senden',
      'alert-digest': 'Tägliche Zusammenfassung senden',
      invoice: 'Rechnung erstellen',
      download: 'Digitale Dateien bereitstellen',
      'gift-card': 'Geschenkkarte senden',
      'payment-request': 'Zahlungsanforderung ablaufen lassen',
      'shipping-label': 'Versandetikett aktualisieren',
      remainder: 'Restzahlung einziehen',
      'forget-member': 'Gespeicherte Zahlungsarten eines Kunden löschen',
      'abandoned-checkout': 'An einen abgebrochenen Bestellvorgang erinnern',
      'abandoned-checkout-scan': 'Nach abgebrochenen Bestellvorgängen suchen',
      'publish-product': 'Geplantes Produkt veröffentlichen',
      'customer-checkout': 'Käufer eines abgebrochenen Bestellvorgangs zu den Kunden hinzufügen',
      'customer-member': 'Kunden eines Kontos aktualisieren',
      'customer-order': 'Bestellung bei ihrem Kunden mitzählen',
      'back-in-stock': 'Kunden benachrichtigen, dass ein Produkt wieder verfügbar ist',
      'back-in-stock-email': 'Zustellung einer E-Mail „Wieder verfügbar“ prüfen',
      'low-stock': 'Sie über geringen Bestand benachrichtigen',
      'move-location-stock': 'Bestand eines archivierten Standorts verschieben',
    },
  },
}
