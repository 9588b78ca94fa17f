/** Titles that owners give their size guide, in the storefront's languages. */
const names = /^(size (guide|chart)|größen(tabelle|guide)|guía de tallas|tabla de tallas|מדריך מידות|טבלת מידות)$/i

export const sizeGuideId = 'size-guide'

export const isSizeGuide = ({ title }: { readonly title: string }): boolean => names.test(title.trim())
