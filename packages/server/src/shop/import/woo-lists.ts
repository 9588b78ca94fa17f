/** The parts of a cell that are separated by commas; a comma within one is written `\,`. */
export const listOf = (text: string): string[] =>
  (text.match(/(?:\\,|[^,])+/g) ?? [])
    .map((part) => part.replaceAll(String.raw`\,`, ',').trim())
    .filter((part) => part !== '')

/** WooCommerce puts an apostrophe before what a spreadsheet would take for a formula, and writes line breaks as `\n`. */
export const plainCell = (text: string): string => text.replace(/^'(?=[=+\-@])/, '').replaceAll(String.raw`\n`, '\n')

/** A category where WooCommerce puts products that are in none. */
const noCategory = 'uncategorized'

/** `Clothing > Shirts` is in the collection `Clothing` and in the collection `Clothing > Shirts`. */
export const categoryPaths = (text: string): string[] => {
  const paths = listOf(text).flatMap((path) => {
    const names = path.split('>').map((name) => name.trim())
    return names.map((_name, index) => names.slice(0, index + 1).join(' > '))
  })
  return [...new Set(paths)].filter((path) => path !== '' && path.toLowerCase() !== noCategory)
}
