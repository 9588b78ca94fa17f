/** Enumerations that several entities share (specification, section 3). */

/** Sales channels. */
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

/** Types of jurisdictions that levy a tax. */
export const jurisdictionTypes = ['UNDEFINED', 'COUNTRY', 'STATE', 'COUNTY', 'CITY', 'SPECIAL'] as const

/** Categories of tax rates, named as in tax law. */
export const taxCategories = ['STANDARD', 'REDUCED', 'SECOND_REDUCED', 'SUPER_REDUCED', 'ZERO'] as const

/** Units of measurement. */
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

/** How a line item can be paid. */
export const paymentOptions = [
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
] as const

/** Units of the interval between two charges of a subscription. */
export const subscriptionFrequencies = ['UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const

/** Bounds of the lists and texts of a customer. */
export const customerBounds = { tags: 50, tagLength: 50, noteLength: 5000, addresses: 20 } as const

/** Bounds of the lists and texts of a company. */
export const companyBounds = {
  nameLength: 100,
  externalIdLength: 100,
  tags: 50,
  tagLength: 50,
  noteLength: 5000,
  addresses: 20,
  memberGroups: 10,
  people: 500,
} as const

/** When orders of a company are due, if they are paid by invoice. */
export const companyPaymentTerms = [
  'PAY_AT_CHECKOUT',
  'DUE_ON_RECEIPT',
  'NET_7',
  'NET_15',
  'NET_30',
  'NET_45',
  'NET_60',
  'NET_90',
] as const

/** What a person may do for a company. */
export const companyRoles = ['BUYER', 'ADMINISTRATOR'] as const

/** What sales are grouped by. */
export const reportGroupings = ['PRODUCT', 'COLLECTION', 'CHANNEL', 'COUNTRY', 'DISCOUNT', 'STAFF'] as const

/** Reports that can be saved. */
export const savedReportKinds = ['SALES', ...reportGroupings, 'VISITS'] as const

/** Periods of saved reports, relative to the current day. */
export const savedPeriods = [
  'TODAY',
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'THIS_MONTH',
  'LAST_MONTH',
  'THIS_YEAR',
  'LAST_12_MONTHS',
] as const

export const emailFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const
