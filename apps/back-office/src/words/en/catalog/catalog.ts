import type { ProductFactName } from '@vitrine/contract/entities/catalog/product/product-facts.ts'

interface FactWords {
  readonly label: string
  readonly hint?: string
}

const productFacts: Readonly<Record<ProductFactName, FactWords>> = {
  manufacturer: { label: 'Manufacturer' },
  mpn: {
    label: 'Manufacturer part number (MPN)',
    hint: 'Helps search engines and marketplaces to recognize the product.',
  },
  countryOfOrigin: { label: 'Country of origin' },
  customsCode: { label: 'Customs code', hint: 'Code in the Harmonized System (HS), 6 to 13 digits.' },
  safetyInformation: {
    label: 'Safety information',
    hint: 'Warnings in the language of the country where the product is sold.',
  },
  responsiblePerson: {
    label: 'Responsible person in the EU',
    hint: 'Name, postal address and email or web address. Required for products that are made outside the EU.',
  },
  energyClass: { label: 'Energy efficiency class', hint: 'Shown beside the price.' },
  energyLabelUrl: {
    label: 'Energy label',
    hint: 'Web address of the label and data sheet, such as the page of the product in EPREL.',
  },
  passportUrl: { label: 'Digital product passport', hint: 'Web address of the passport.' },
}

export const catalogWords = {
  collections: {
    one: 'Collection',
    hint: 'Groups of products that customers can browse together. Collections can contain others, up to five levels.',
    add: 'Add collection',
    moveHint:
      'To move a collection, drag it with the mouse, or use its arrows: up, down, out of its parent, into the one above.',
    moved: (collection: string) => `“${collection}” moved`,
    moveOne: (collection: string) => `Move ${collection}`,
    moves: {
      up: (collection: string) => `Move ${collection} up`,
      down: (collection: string) => `Move ${collection} down`,
      in: (collection: string) => `Move ${collection} into the collection above`,
      out: (collection: string) => `Move ${collection} out of its parent`,
    },
    isWithin: (parent: string) => `, in ${parent}`,
    path: 'Slug',
    pathHint: 'The end of its web address. Old links break when you change it.',
    pathTaken: 'Another collection has this slug.',
    parent: 'Part of',
    noParent: 'Top level',
    image: 'Image',
    visibleHint: 'A hidden collection also hides the ones in it.',
    hiddenParent: 'The collection it is part of is hidden. Show that one first.',
    deleteWithin: (count: number) =>
      count === 1
        ? 'The collection in it is deleted, too. The products stay in your store.'
        : `The ${count} collections in it are deleted, too. The products stay in your store.`,
    none: 'No collections yet',
    noneHint: 'Group products that belong together.',
    name: 'Name',
    description: 'Description',
    visible: 'Show in the store',
    hidden: 'Hidden',
    count: 'Products',
    delete: 'Its products stay in your store.',
    products: 'Products in this collection',
    noProducts: 'No products in this collection yet',
    noProductsHint: 'Find products below and add them.',
    find: 'Find products to add',
    put: 'Add',
    putIn: (product: string) => `Add ${product}`,
    isIn: 'Added',
    takeOut: (product: string) => `Remove ${product}`,
    tookOut: (product: string) => `${product} removed`,
    putInDone: (product: string) => `${product} added`,
    everything: 'This collection always contains all products.',
  },
  productFactsTitle: 'Origin and safety',
  productFactsHint: 'Shown on the product page, except for the customs code.',
  productFacts,
  noProductFact: 'Not stated',
  newProduct: {
    add: 'Add product',
    price: (currency: string) => `Price (${currency})`,
    weightHint: 'Delivery rates may depend on the weight.',
    options: 'Options',
    optionsHint: 'What customers choose, such as a size. Each combination is a variant with its own inventory.',
    option: 'Option',
    optionName: 'Option name',
    choices: 'Choices',
    addOption: 'Add option',
    removeOption: (option: string) => `Remove option ${option}`,
    noChoices: 'Enter at least one choice.',
    barcode: 'Barcode',
    barcodeHint: 'GTIN, UPC, EAN, or ISBN.',
    pictures: 'Images',
    drop: 'Drop images here',
    choose: 'Choose images',
    dropHint: 'JPEG, PNG, WebP, AVIF, or GIF.',
    uploading: (done: number, all: number) => `${done} of ${all} uploaded`,
    notAPicture: (name: string) => `${name} isn’t an image. Use JPEG, PNG, WebP, AVIF, or GIF.`,
    removePicture: (number: number) => `Remove image ${number}`,
    pictureAlt: (number: number) => `Image ${number}`,
    halfDone: 'Product added, but its images or inventory couldn’t be saved. Check them here.',
    delete: 'It will be removed from your store. Existing orders don’t change.',
    find: 'Find a product',
    nothingFound: 'No matching products.',
  },
}
