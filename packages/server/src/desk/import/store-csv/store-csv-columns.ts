const six = [1, 2, 3, 4, 5, 6] as const
export type Place = (typeof six)[number]

/** Up to six options, sections and fields have numbered columns. */
const numbered = <const Name extends string>(name: Name, label: string) =>
  Object.fromEntries(six.map((place) => [`${name}${place}`, [`${label}${place}`]])) as unknown as Readonly<
    Record<`${Name}${Place}`, readonly string[]>
  >

export const places: readonly Place[] = six

/** The columns of the hosted provider's product export. */
export const storeColumns = {
  handle: ['handleId'],
  fieldType: ['fieldType'],
  name: ['name'],
  description: ['description'],
  images: ['productImageUrl'],
  collection: ['collection'],
  sku: ['sku'],
  ribbon: ['ribbon'],
  price: ['price'],
  surcharge: ['surcharge'],
  visible: ['visible'],
  discountMode: ['discountMode'],
  discountValue: ['discountValue'],
  inventory: ['inventory'],
  weight: ['weight'],
  cost: ['cost'],
  brand: ['brand'],
  ...numbered('optionName', 'productOptionName'),
  ...numbered('optionType', 'productOptionType'),
  ...numbered('optionValue', 'productOptionDescription'),
  ...numbered('infoTitle', 'additionalInfoTitle'),
  ...numbered('infoText', 'additionalInfoDescription'),
  ...numbered('fieldTitle', 'customTextField'),
  ...numbered('fieldLength', 'customTextCharLimit'),
  ...numbered('fieldMandatory', 'customTextMandatory'),
}

export type StoreColumn = keyof typeof storeColumns
