import type { generalErrorWords as English } from '../../en/errors/general.ts'

const changed =
  'Otra persona u otra pestaña lo ha cambiado mientras tanto. Vuelve a cargar la página e inténtalo de nuevo.'

/** Texts of errors that any page can get, in Spanish. */
export const generalErrorWords: typeof English = {
  generalErrors: {
    ALREADY_EXISTS: 'Ya existe. Elige otro nombre.',
    API_KEY_EXPIRED: 'La clave de API ha caducado. Crea otra.',
    CONFLICT: changed,
    DEADLINE_EXCEEDED: 'Ha tardado demasiado. Inténtalo de nuevo o acota la búsqueda.',
    IDEMPOTENCY_KEY_REUSED: changed,
    ILLEGAL_STATE: 'Ahora mismo no es posible. Vuelve a cargar la página para ver el estado actual.',
    INVALID_ARGUMENT: 'Algunos datos faltan o no son válidos. Revisa lo que has introducido.',
    NOT_BUILT: 'El servidor todavía no lo permite. Puede que necesite una actualización.',
    PAYLOAD_TOO_LARGE: 'Es demasiado de una vez. Usa un archivo más pequeño o guarda menos de una vez.',
    PERMISSION_DENIED: 'No tienes permiso para hacerlo. Pídelo a un propietario de la tienda.',
    SECOND_FACTOR_REQUIRED: 'Introduce un código de tu aplicación de autenticación o un código de recuperación.',
    STORAGE_FULL:
      'El servidor no tiene espacio en disco, así que no se puede guardar nada. Avisa a quien lo administra.',
    TOO_MANY_TO_COUNT: 'Son demasiados para contarlos. Usa un filtro.',
    UNAUTHENTICATED: 'Se ha cerrado tu sesión. Inicia sesión de nuevo.',
    UNAVAILABLE: 'La tienda no está disponible ahora mismo. Inténtalo de nuevo en un momento.',
  },
}
