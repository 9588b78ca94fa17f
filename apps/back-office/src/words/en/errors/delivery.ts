import type { ErrorData } from '../../error-data.ts'

const countOf = (limit: unknown): string => (typeof limit === 'number' ? `: at most ${limit}` : '')

/** Texts of errors about delivery, labels and taxes, by code. */
export const deliveryErrorWords = {
  deliveryErrors: {
    CALCULATOR_ID_NOT_FOUND: 'This tax calculator isn’t available. Choose another one.',
    CALCULATOR_IS_NOT_SUPPORTED_FOR_THIS_TAX_REGION: 'This tax calculator doesn’t support the country.',
    DEFAULT_CANNOT_BE_UPDATED: 'The default delivery profile can’t be changed.',
    DELIVERY_PROFILES_LIMIT_EXCEEDED: ({ limit }: ErrorData) =>
      `There are too many delivery profiles${countOf(limit)}.`,
    DELIVERY_PROFILE_NOT_FOUND: 'This delivery profile no longer exists. Choose another one.',
    DELIVERY_REGION_CANNOT_BE_UPDATED: 'The regions of a delivery profile are changed on their own page.',
    DESTINATIONS_COLLISION: 'Two regions of the profile deliver to the same place. Remove it from one of them.',
    ILLEGAL_UPDATE_ON_SYSTEM_DEFINED_TAX_GROUP: 'The default tax group can’t be renamed.',
    INVALID_QUANTITY_VALUE: 'Enter a whole number of items.',
    INVALID_SUBDIVISION_FORMAT: 'The country has no such state or region. Choose one from the list.',
    LABELS_NOT_SET_UP: 'A setting for labels is missing. Open the settings for labels and complete them.',
    LABEL_REFUSED: ({ carrierMessage }: ErrorData) =>
      carrierMessage === undefined
        ? 'The carrier rejected the request.'
        : `The carrier rejected this: ${carrierMessage}`,
    LIMIT_OF_OPTIONS_PER_DELIVERY_REGION_EXCEEDED: ({ limit }: ErrorData) =>
      `This region has too many delivery methods${countOf(limit)}.`,
    LIMIT_OF_OPTIONS_PER_EXTERNAL_ID_EXCEEDED: ({ limit }: ErrorData) =>
      `This region has too many local deliveries${countOf(limit)}.`,
    LOCATIONS_IN_DELIVERY_REGIONS_LIMIT_EXCEEDED: ({ limit }: ErrorData) =>
      `This region has too many pickup locations${countOf(limit)}.`,
    LOCATIONS_IN_SHIPPING_RULE_LIMIT_EXCEEDED: ({ limit }: ErrorData) =>
      `The store has too many pickup locations${countOf(limit)}.`,
    MANUAL_TAX_MAPPING_ALREADY_EXISTS: 'This tax group already has a rate with this name in this region.',
    SERVICE_PLUGIN_NOT_REACHED: ({ problem }: ErrorData) =>
      problem === undefined
        ? 'The app didn’t respond, or its response is invalid.'
        : `The app can’t be used: ${problem}.`,
    SINGLE_DEFAULT_DELIVERY_PROFILE: 'The store already has a default delivery profile.',
    SUBDIVISIONS_NOT_SUPPORTED_FOR_COUNTRY: 'This country has no states or regions. Choose the whole country.',
    SUBDIVISIONS_UNSUPPORTED_FOR_COUNTRY: 'The country has no such state or region. Choose another one.',
    TAX_GROUP_ID_NOT_FOUND: 'This tax group no longer exists. Choose another one.',
    TAX_REGION_ID_NOT_FOUND: 'This tax region no longer exists. Choose another one.',
  },
}
