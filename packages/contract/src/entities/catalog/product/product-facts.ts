interface FactField {
  readonly description: string
  readonly maxLength: number
}

/**
 * Plain facts about a product, in the order in which they are shown. How each is searched, shown and exchanged is
 * declared in the domain's `catalog/product-facts.ts`.
 */
export const productFactFields = {
  manufacturer: { description: 'Company that makes the product.', maxLength: 100 },
  mpn: { description: 'Manufacturer part number.', maxLength: 70 },
  countryOfOrigin: { description: 'Country where the product was made. ISO 3166-1 alpha-2 code.', maxLength: 2 },
  customsCode: { description: 'Code of the product in the Harmonized System: 6 to 13 digits.', maxLength: 13 },
  safetyInformation: {
    description: 'Warnings and safety information, as plain text. Regulation (EU) 2023/988, article 19.',
    maxLength: 5000,
  },
  responsiblePerson: {
    description:
      'Name, postal address and email or web address of the responsible person in the EU. Regulation (EU) 2023/988, article 16.',
    maxLength: 500,
  },
  energyClass: {
    description: 'Energy efficiency class: `A` to `G`, or `A+` to `A+++` of older labels. Regulation (EU) 2017/1369.',
    maxLength: 4,
  },
  energyLabelUrl: {
    description: 'HTTPS address of the energy label and its data sheet, such as the page of the product in EPREL.',
    maxLength: 2000,
  },
  passportUrl: {
    description: 'HTTPS address of the digital product passport. Regulation (EU) 2024/1781, article 9.',
    maxLength: 2000,
  },
} as const satisfies Readonly<Record<string, FactField>>

export type ProductFactName = keyof typeof productFactFields

/** Facts of a product by name. */
export type ProductFacts = { readonly [Name in ProductFactName]?: string }

export const productFactNames = Object.keys(productFactFields) as readonly ProductFactName[]

/** The facts whose texts are in a language. */
export const translatedFactNames = [
  'safetyInformation',
  'responsiblePerson',
] as const satisfies readonly ProductFactName[]
