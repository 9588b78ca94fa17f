import type { generalErrorWords as English } from '../../en/errors/general.ts'

const changed =
  'Dies wurde inzwischen von jemand anderem oder in einem anderen Tab geändert. Laden Sie die Seite neu und versuchen Sie es noch einmal.'

/** Texts of errors that any page can get, in German. */
export const generalErrorWords: typeof English = {
  generalErrors: {
    ALREADY_EXISTS: 'Das gibt es schon. Wählen Sie einen anderen Namen.',
    API_KEY_EXPIRED: 'Der API-Schlüssel ist abgelaufen. Erstellen Sie einen neuen.',
    CONFLICT: changed,
    DEADLINE_EXCEEDED: 'Das hat zu lange gedauert. Versuchen Sie es noch einmal, oder grenzen Sie die Suche ein.',
    IDEMPOTENCY_KEY_REUSED: changed,
    ILLEGAL_STATE: 'Das ist im Moment nicht möglich. Laden Sie die Seite neu, um den aktuellen Stand zu sehen.',
    INVALID_ARGUMENT: 'Einige Angaben fehlen oder sind ungültig. Prüfen Sie Ihre Eingaben.',
    NOT_BUILT: 'Der Server unterstützt das noch nicht. Er braucht möglicherweise ein Update.',
    PAYLOAD_TOO_LARGE:
      'Das ist zu viel auf einmal. Verwenden Sie eine kleinere Datei, oder speichern Sie weniger auf einmal.',
    PERMISSION_DENIED: 'Das dürfen Sie nicht. Wenden Sie sich an einen Inhaber des Shops.',
    SECOND_FACTOR_REQUIRED: 'Geben Sie einen Code Ihrer Authenticator-App oder einen Wiederherstellungscode ein.',
    STORAGE_FULL:
      'Der Server hat keinen Speicherplatz mehr, deshalb kann nichts gespeichert werden. Wenden Sie sich an den Betreiber des Servers.',
    TOO_MANY_TO_COUNT: 'Es sind zu viele, um sie zu zählen. Verwenden Sie einen Filter.',
    UNAUTHENTICATED: 'Sie wurden abgemeldet. Melden Sie sich wieder an.',
    UNAVAILABLE: 'Der Shop ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.',
  },
}
