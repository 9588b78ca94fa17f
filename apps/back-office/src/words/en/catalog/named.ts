const products = (count: number): string => (count === 1 ? '1 product' : `${count.toLocaleString('en')} products`)

/** Brands, ribbons and info sections, which products share. */
export const namedWords = {
  named: {
    products: 'Products',
    productCount: products,
    rename: 'Rename',
    renameOne: (name: string) => `Rename ${name}`,
    renamed: (name: string) => `Renamed to “${name}”`,
    renameHint: (count: number) =>
      count === 0 ? 'No product has it yet.' : `The new name appears on ${products(count)} within moments.`,
    deleteOne: (name: string) => `Delete ${name}`,
    deleteHint: (count: number) => `${products(count)} will no longer have it. This can’t be undone.`,
    noMatches: 'No matching names',
    noMatchesHint: 'Try the beginning of the name.',
    more: 'Show more',
    first: 'Back to the first page',
  },
  brands: {
    one: 'Brand',
    hint: 'Brands have a page of their own in your store, with all of their products.',
    add: 'Add brand',
    none: 'No brands yet',
    noneHint: 'Add brands here, or enter them in an import. Products then choose from them.',
    search: 'Search brands',
    name: 'Name',
    merge: 'Merge',
    mergeOne: (name: string) => `Merge ${name} into another brand`,
    mergeTitle: (name: string) => `Merge “${name}” into another brand?`,
    mergeHint: (count: number) =>
      count === 0
        ? 'It has no products and will be deleted.'
        : `${products(count)} will get the other brand, then this one is deleted. This can’t be undone.`,
    mergeInto: 'Brand to keep',
    mergeDone: (name: string) => `Merged into “${name}”`,
    mergeSlow:
      'The products are still being changed. Nothing is lost: both brands exist until they are. Merge again in a minute.',
    mergeNothing: 'Choose the brand to keep.',
    keep: 'Keep',
    keepOne: (name: string) => `Keep ${name}`,
  },
  ribbons: {
    one: 'Ribbon',
    hint: 'Short labels on product images, such as “New”. A product shows its main one.',
    add: 'Add ribbon',
    none: 'No ribbons yet',
    noneHint: 'Add one, then choose it in your products.',
    search: 'Search ribbons',
    name: 'Text',
  },
  infoSections: {
    one: 'Info section',
    hint: 'Texts that several products show, such as care instructions or a size guide.',
    add: 'Add info section',
    none: 'No info sections yet',
    noneHint: 'Write a text once and show it on as many products as you like.',
    search: 'Search info sections',
    name: 'Internal name',
    nameHint: 'Only you see it. It tells sections with the same title apart.',
    sectionTitle: 'Title',
    sectionTitleHint: 'Your customers see it above the text.',
    text: 'Text',
    shownOn: (count: number) =>
      count === 0
        ? 'No product shows it yet.'
        : `${products(count)} ${count === 1 ? 'shows' : 'show'} it. Changes appear there within moments.`,
  },
  organization: {
    title: 'Organization',
    collections: 'Collections',
    addCollection: 'Add to a collection',
    main: 'Main collection',
    mainHint: 'Breadcrumbs and search engines lead to it.',
    noMain: 'None',
    brand: 'Brand',
    brandHint: 'A new name adds a brand.',
    sections: 'Info sections',
    addSection: 'Add an info section',
  },
  richText: {
    tools: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    link: 'Link',
    linkAddress: 'Address of the link',
    linkHint: 'Starts with https://, mailto: or tel:.',
    linkInvalid: 'Enter an address that starts with https://, http://, mailto: or tel:.',
    applyLink: 'Apply',
    removeLink: 'Remove link',
    plain: 'Clear formatting',
  },
}
