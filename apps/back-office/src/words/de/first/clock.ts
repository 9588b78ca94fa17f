import type { clockWords as English } from '../../en/first/clock.ts'

/** Time zone notes in German. */
export const clockWords: typeof English = {
  clock: {
    zone: (place) => `Ortszeit ${place}`,
    hint: (zone) => `Zeitzone: ${zone}.`,
    header: (zone) =>
      `Datum und Uhrzeit in dieser Zeitzone: ${zone}. Ändern können Sie sie in den Einstellungen unter „Allgemein“.`,
    notATime: 'Geben Sie Datum und Uhrzeit ein.',
    notADay: 'Geben Sie ein Datum ein.',
  },
}
