/**
 * Reasons of problems in an imported file of products, each with its description. Values in braces are data of the
 * problem. Apps choose their own texts by reason.
 */
export const importReasons = {
  // Cells of any column.
  NOT_A_NUMBER: '“{value}” is not a number.',
  AMBIGUOUS_NUMBER: '“{value}” is ambiguous: write it without a thousands separator.',
  NEGATIVE: '“{value}” is negative.',
  ABOVE_MAXIMUM: '“{value}” is more than {max}.',
  NOT_WHOLE: '“{value}” is not a whole number.',
  NOT_YES_OR_NO: '“{value}” is neither true nor false.',
  TOO_LONG: '“{value}” has {count} characters. At most {max} are allowed.',
  TOO_MANY_ENTRIES: 'There are {count} here. At most {max} are allowed.',
  INVALID_FACT: '“{value}” {rule}.',
  VALUE_MISSING: 'The value is missing.',
  NOT_A_DAY: '“{value}” is not a day such as 2026-05-04.',
  NOT_IMPORTED: '“{value}” was not imported.',
  NOT_IMPORTED_IN_ROWS: 'Not imported in rows {rows}. The first value is “{value}”.',
  NOT_IMPORTED_IN_MANY_ROWS: 'Not imported in rows {rows} and {more} more. The first value is “{value}”.',
  LOST_CHARACTERS: '“{value}” has characters that were lost when the file was written. Export it again as “CSV UTF-8”.',
  // Rows and the file.
  TOO_MANY_CELLS: 'There are more cells than columns. Is a quotation mark missing?',
  QUOTE_NOT_CLOSED: 'A quotation mark opens here and is never closed, so nothing after it could be read.',
  UNREADABLE: 'Nothing could be read from here on: {error}',
  FILE_TOO_LONG: 'A file may have {max} rows. Import the rows from here on in a separate file.',
  NO_PRODUCT_NAMED: 'This row does not say which product it belongs to.',
  ROWS_TOO_FAR_APART:
    'The rows of “{value}” are too far apart: over {max} MB of rows wait for others. Sort the file by its products.',
  TOO_MANY_ROWS: 'The product “{value}” has {count} rows. At most {max} are allowed.',
  // Products.
  HANDLE_TOO_LONG: 'The product’s handle has more than {max} characters.',
  HANDLE_OF_COUNT_TOO_LONG: 'The handle has {count} characters. At most {max} are allowed.',
  SAME_ADDRESS: '“{value}” leads to the same address as “{other}” in row {row}.',
  PRODUCT_TWICE: 'The product “{value}” is already in row {row}.',
  UNKNOWN_PRODUCT_TYPE: 'Products of the type “{value}” cannot be imported.',
  GIFT_CARD: 'Gift cards are not products here. It was imported as a hidden digital product.',
  NAME_MISSING: 'The name is missing.',
  TITLE_MISSING: 'The title is missing.',
  NO_TAX_GROUP:
    'The store has no tax group “{value}”, so the product got the default tax group. Add the group and assign the product to it.',
  TOO_MANY_COLLECTIONS:
    'The products are in over {max} collections. Import the products from here on in a separate file.',
  // Prices and stock.
  PRICE_MISSING: 'The price is missing.',
  INVALID_DISCOUNT: 'A discount of {value} percent is not valid and was skipped.',
  UNKNOWN_DISCOUNT_MODE: '“{value}” is neither PERCENT nor AMOUNT; the discount was skipped.',
  DISCOUNTS_DIFFER:
    'The variants have different discounts, but a product has only one. They are sold at their price, without a compare-at price.',
  SCHEDULED_SALE: 'A scheduled sale cannot be imported. The product is sold at its regular price.',
  UNIT_PRICE_INCOMPLETE: 'A unit price needs all of its columns, and this one is blank; the unit price was skipped.',
  INVALID_UNIT_PRICE_QUANTITY: '“{value}” is not a valid quantity for a unit price; the unit price was skipped.',
  UNKNOWN_UNIT: '“{value}” is not a known unit; the unit price was skipped.',
  UNITS_DIFFER: '{value} and {other} measure different things; the unit price was skipped.',
  UNIT_PRICES_DIFFER:
    'The variants hold different quantities, but a product has one unit price; the unit price was skipped.',
  STOCK_ABOVE_MAXIMUM: '{value} is above the largest quantity in stock and was set to {max}.',
  SHARED_QUANTITY: 'The file has one quantity for all choices together. Each choice was given the full quantity.',
  // Options and variants.
  OPTION_WITHOUT_NAME: 'The option has no name.',
  OPTION_NAMED: 'The option has no name and was named “{name}”.',
  OPTION_WITHOUT_CHOICES: 'The option “{name}” has no choices.',
  OPTION_TWICE: 'Two options are called “{name}”.',
  CHOICE_MISSING: 'The choice is missing.',
  UNKNOWN_CHOICE: '“{value}” is not a choice of “{name}”.',
  TOO_MANY_OPTIONS: 'The variations differ in {count} attributes. At most {max} are allowed.',
  UNKNOWN_OPTION: 'The product in row {row} has no attribute “{name}”.',
  TOO_MANY_COMBINATIONS: 'The options make {count} combinations; at most {max} are allowed.',
  TOO_MANY_VARIANTS: 'The product has {count} variants. At most {max} are allowed.',
  SAME_VARIANT: 'The same variant is already in row {row}.',
  VARIANT_NOT_DISTINCT: 'This variant has nothing that distinguishes it from the others.',
  VARIANT_WITHOUT_OPTIONS: 'The product of this variant has no options.',
  VARIANT_WITHOUT_PRODUCT: 'The product of this variant, “{value}”, is missing.',
  VARIANT_FOR_ANY: 'This variation is for any {name}. Write a row for each of them.',
  VARIANTS_MISSING: 'The variations of this product are missing.',
  NOT_VARIABLE: 'The product in row {row} is not of the type “variable”.',
  // Media.
  NOT_AN_IMAGE: '“{value}” is not the URL of an image and was skipped.',
  NOT_A_VIDEO:
    '“{value}” is not the https address of a video (.mp4 or .webm), or of its page at YouTube or Vimeo, and was skipped.',
  MORE_TEXTS_THAN_IMAGES: 'There are {count} texts for {max} images.',
} as const

export type ImportReason = keyof typeof importReasons

/** How a value that could not be read was handled, where its product was imported nevertheless. */
export const importHandlings = {
  SKIPPED: 'it was skipped',
  IMPORTED_AS_TRUE: 'it was imported as true',
  IMPORTED_AS_FALSE: 'it was imported as false',
} as const

export type ImportHandling = keyof typeof importHandlings
