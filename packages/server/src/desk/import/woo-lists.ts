import { countCharacters } from './words.ts'

/** The parts of a cell that are separated by commas; a comma within one is written `\,`. */
export const listOf = (text: string): string[] =>
  (text.match(/(?:\\,|[^,])+/g) ?? [])
    .map((part) => part.replaceAll(String.raw`\,`, ',').trim())
    .filter((part) => part !== '')

/** WooCommerce puts an apostrophe before what a spreadsheet would take for a formula, and writes line breaks as `\n`. */
export const plainCell = (text: string): string => text.replace(/^'(?=[=+\-@])/, '').replaceAll(String.raw`\n`, '\n')

/** A category where WooCommerce puts products that are in none. */
const noCategory = 'uncategorized'

/** A category and those above it, the highest first. Below one whose name is too long none is looked at. */
const pathsTo = (category: string, longest: number): string[] => {
  const paths: string[] = []
  for (const name of category.split('>')) {
    const above = paths.at(-1)
    if (above !== undefined && countCharacters(above) > longest) break
    paths.push(above === undefined ? name.trim() : `${above} > ${name.trim()}`)
  }
  return paths
}

/** `Clothing > Shirts` is in the collection `Clothing` and in the collection `Clothing > Shirts`. */
export const categoryPaths = (categories: readonly string[], longest: number): string[] => {
  const paths = categories.flatMap((category) => pathsTo(category, longest))
  return [...new Set(paths)].filter((path) => path !== '' && path.toLowerCase() !== noCategory)
}
