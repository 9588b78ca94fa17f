import type { clockWords as English } from '../../en/first/clock.ts'

/** Time zone notes, in Spanish. */
export const clockWords: typeof English = {
  clock: {
    zone: (place) => `hora de ${place}`,
    hint: (zone) => `En ${zone}.`,
    header: (zone) => `Las fechas y horas están en ${zone}. Cambia la zona horaria en la configuración general.`,
    notATime: 'Introduce una fecha y una hora.',
    notADay: 'Introduce una fecha.',
  },
}
