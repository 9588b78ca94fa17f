import type { deliveryErrorWords as English } from '../../en/errors/delivery.ts'

const countOf = (limit: unknown): string => (typeof limit === 'number' ? `: höchstens ${limit}` : '')

/** Texts of errors about delivery, labels and taxes in German. */
export const deliveryErrorWords: typeof English = {
  deliveryErrors: {
    CALCULATOR_ID_NOT_FOUND: 'Diese Steuerberechnung ist nicht verfügbar. Wählen Sie eine andere.',
    CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION: 'Diese Steuerberechnung unterstützt das Land nicht.',
    DEFAULT_CANNOT_BE_UPDATED: 'Das Standard-Versandprofil lässt sich nicht ändern.',
    DELIVERY_PROFILES_LIMIT_EXCEEDED: ({ limit }) => `Es gibt zu viele Versandprofile${countOf(limit)}.`,
    DELIVERY_PROFILE_NOT_FOUND: 'Dieses Versandprofil gibt es nicht mehr. Wählen Sie ein anderes.',
    DELIVERY_REGION_CANNOT_BE_UPDATED: 'Die Regionen eines Versandprofils ändern Sie auf ihrer eigenen Seite.',
    DESTINATIONS_COLLISION: 'Zwei Regionen des Profils liefern an denselben Ort. Entfernen Sie ihn aus einer davon.',
    ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP: 'Die Standard-Steuergruppe lässt sich nicht umbenennen.',
    INVALID_QUANTITY_VALUE: 'Geben Sie eine ganze Zahl von Artikeln ein.',
    INVALID_SUBDIVISION_FORMAT:
      'Das Land hat kein solches Bundesland und keine solche Region. Wählen Sie aus der Liste.',
    LABELS_NOT_SET_UP: 'Für Etiketten fehlt eine Einstellung. Vervollständigen Sie die Einstellungen für Etiketten.',
    LABEL_REFUSED: ({ carrierMessage }) =>
      carrierMessage === undefined
        ? 'Der Versanddienst hat die Anfrage abgelehnt.'
        : `Der Versanddienst hat das abgelehnt: ${carrierMessage}`,
    LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED: ({ limit }) =>
      `Diese Region hat zu viele Versandarten${countOf(limit)}.`,
    LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED: ({ limit }) =>
      `Diese Region hat zu viele lokale Lieferungen${countOf(limit)}.`,
    LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED: ({ limit }) =>
      `Diese Region hat zu viele Abholorte${countOf(limit)}.`,
    LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED: ({ limit }) => `Der Shop hat zu viele Abholorte${countOf(limit)}.`,
    MANUAL_TAX_MAPPING_ALREADY_EXISTS: 'Diese Steuergruppe hat in dieser Region schon einen Satz mit diesem Namen.',
    SERVICE_PLUGIN_NOT_REACHED: ({ problem }) =>
      problem === undefined
        ? 'Die App hat nicht oder nicht gültig geantwortet.'
        : `Die App kann nicht verwendet werden: ${problem}.`,
    SINGLE_DEFAULT_DELIVERY_PROFILE: 'Der Shop hat schon ein Standard-Versandprofil.',
    SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY:
      'Dieses Land hat keine Bundesländer oder Regionen. Wählen Sie das ganze Land.',
    SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY:
      'Das Land hat kein solches Bundesland und keine solche Region. Wählen Sie etwas anderes.',
    TAX_GROUP_ID_NOT_FOUND: 'Diese Steuergruppe gibt es nicht mehr. Wählen Sie eine andere.',
    TAX_REGION_ID_NOT_FOUND: 'Diese Steuerregion gibt es nicht mehr. Wählen Sie eine andere.',
  },
}
