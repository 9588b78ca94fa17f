/** What owners call the section of a product that helps to choose its size, in the languages of the storefront. */
const names = /^(size (guide|chart)|größen(tabelle|guide)|guía de tallas|tabla de tallas|מדריך מידות|טבלת מידות)$/i

export const sizeGuideId = 'size-guide'

export const isSizeGuide = ({ title }: { readonly title: string }): boolean => names.test(title.trim())
