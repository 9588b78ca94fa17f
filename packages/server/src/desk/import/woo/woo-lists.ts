import { countCharacters } from '../product/words.ts'

/** Splits a cell at commas; `\,` is a literal comma. */
export const listOf = (text: string): string[] =>
  (text.match(/(?:\\,|[^,])+/g) ?? [])
    .map((part) => part.replaceAll(String.raw`\,`, ',').trim())
    .filter((part) => part !== '')

/**
 * WooCommerce prefixes an apostrophe to what a spreadsheet would take for a formula, and writes line breaks as `\n`.
 */
export const plainCell = (text: string): string => text.replace(/^'(?=[=+\-@])/, '').replaceAll(String.raw`\n`, '\n')

/** WooCommerce's category for products without one. */
const noCategory = 'uncategorized'

/** Returns a category with its ancestors, the topmost first. Stops at a name that is too long. */
const pathsTo = (category: string, longest: number): string[] => {
  const paths: string[] = []
  for (const name of category.split('>')) {
    const above = paths.at(-1)
    if (above !== undefined && countCharacters(above) > longest) break
    paths.push(above === undefined ? name.trim() : `${above} > ${name.trim()}`)
  }
  return paths
}

/** `Clothing > Shirts` belongs to the collections `Clothing` and `Clothing > Shirts`. */
export const categoryPaths = (categories: readonly string[], longest: number): string[] => {
  const paths = categories.flatMap((category) => pathsTo(category, longest))
  return [...new Set(paths)].filter((path) => path !== '' && path.toLowerCase() !== noCategory)
}
