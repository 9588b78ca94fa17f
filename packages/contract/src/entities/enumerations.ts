/** Values that several entities share (specification, section 3). */

/** Where something was sold. */
export const channelTypes = [
  'UNSPECIFIED',
  'WEB',
  'POS',
  'EBAY',
  'AMAZON',
  'OTHER_PLATFORM',
  'WIX_APP_STORE',
  'WIX_INVOICES',
  'BACKOFFICE_MERCHANT',
  'WISH',
  'CLASS_PASS',
  'GLOBAL_E',
  'FACEBOOK',
  'ETSY',
  'TIKTOK',
  'FAIRE_COM',
  'PAYPAL_AGENTIC_CHECKOUT',
  'STRIPE_AGENTIC_CHECKOUT',
] as const

/** What kind of authority asks for a tax. */
export const jurisdictionTypes = ['UNDEFINED', 'COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'] as const

/** Which of a country's rates something has, in the words of tax laws. */
export const taxCategories = ['STANDARD', 'REDUCED', 'SECOND_REDUCED', 'SUPER_REDUCED', 'ZERO'] as const

/** What amounts are measured in. */
export const measurementUnits = [
  'MM',
  'CM',
  'M',
  'IN',
  'FT',
  'YD',
  'UNSPECIFIED',
  'ML',
  'CL',
  'L',
  'CBM',
  'MG',
  'G',
  'KG',
  'SQM',
  'OZ',
  'LB',
  'FLOZ',
  'PT',
  'QT',
  'GAL',
  'SQFT',
] as const

/** How a line may be paid. */
export const paymentOptions = [
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
] as const

/** How often a subscription comes. */
export const subscriptionFrequencies = ['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const
