import type { deliveryErrorWords as English } from '../../en/errors/delivery.ts'

const countOf = (limit: unknown): string => (typeof limit === 'number' ? `: ${limit} como máximo` : '')

/** Texts of errors about delivery, labels and taxes in Spanish. */
export const deliveryErrorWords: typeof English = {
  deliveryErrors: {
    CALCULATOR_ID_NOT_FOUND: 'Este cálculo de impuestos no está disponible. Elige otro.',
    CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION: 'Este cálculo de impuestos no admite el país.',
    DEFAULT_CANNOT_BE_UPDATED: 'El perfil de envío predeterminado no se puede cambiar.',
    DELIVERY_PROFILES_LIMIT_EXCEEDED: ({ limit }) => `Hay demasiados perfiles de envío${countOf(limit)}.`,
    DELIVERY_PROFILE_NOT_FOUND: 'Este perfil de envío ya no existe. Elige otro.',
    DELIVERY_REGION_CANNOT_BE_UPDATED: 'Las regiones de un perfil de envío se cambian en su propia página.',
    DESTINATIONS_COLLISION: 'Dos regiones del perfil envían al mismo lugar. Quítalo de una de ellas.',
    ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP: 'El grupo fiscal predeterminado no puede cambiar de nombre.',
    INVALID_QUANTITY_VALUE: 'Introduce un número entero de artículos.',
    INVALID_SUBDIVISION_FORMAT: 'El país no tiene esa provincia, estado o región. Elige uno de la lista.',
    LABELS_NOT_SET_UP: 'Falta un ajuste para las etiquetas. Completa la configuración de etiquetas.',
    LABEL_REFUSED: ({ carrierMessage }) =>
      carrierMessage === undefined
        ? 'El transportista ha rechazado la solicitud.'
        : `El transportista lo ha rechazado: ${carrierMessage}`,
    LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED: ({ limit }) =>
      `Esta región tiene demasiados métodos de envío${countOf(limit)}.`,
    LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED: ({ limit }) =>
      `Esta región tiene demasiadas entregas locales${countOf(limit)}.`,
    LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED: ({ limit }) =>
      `Esta región tiene demasiados puntos de recogida${countOf(limit)}.`,
    LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED: ({ limit }) =>
      `La tienda tiene demasiados puntos de recogida${countOf(limit)}.`,
    MANUAL_TAX_MAPPING_ALREADY_EXISTS: 'Este grupo fiscal ya tiene una tasa con este nombre en esta región.',
    SERVICE_PLUGIN_NOT_REACHED: ({ problem }) =>
      problem === undefined
        ? 'La aplicación no ha respondido o su respuesta no es válida.'
        : `La aplicación no se puede usar: ${problem}.`,
    SINGLE_DEFAULT_DELIVERY_PROFILE: 'La tienda ya tiene un perfil de envío predeterminado.',
    SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY: 'Este país no tiene provincias, estados ni regiones. Elige el país entero.',
    SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY: 'El país no tiene esa provincia, estado o región. Elige otro.',
    TAX_GROUP_ID_NOT_FOUND: 'Este grupo fiscal ya no existe. Elige otro.',
    TAX_REGION_ID_NOT_FOUND: 'Esta región fiscal ya no existe. Elige otra.',
  },
}
