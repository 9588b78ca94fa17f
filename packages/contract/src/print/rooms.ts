/** Prints the list of rooms, so that a new file of calls need not be registered anywhere. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, sep } from 'node:path'

const folder = join(import.meta.dirname, '../calls')

/** Names of the groups of calls that a file exports, such as `reviewCalls`. */
const groupsIn = (file: string): string[] =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/^export const (\w+Calls) =/gm)].map(([, name]) => name!)

/** Prints the exports of all groups of calls in the folder, and of all calls together. */
export const printRooms = (): string => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted((one, other) => (basename(one) < basename(other) ? -1 : 1))
    .map((file) => ({ file, groups: groupsIn(file) }))
    .filter(({ groups }) => groups.length > 0)
  const imports = files.map(({ file, groups }) => `import { ${groups.join(', ')} } from './calls/${file}'\n`)
  const names = files.flatMap(({ groups }) => groups)
  return `// Printed by \`npm run generate\` from the files in the folder of calls. Do not edit.

${imports.join('')}
export { ${names.join(', ')} }

/** The calls of all rooms, by name. */
export const allCalls = { ${names.map((name) => `...${name}`).join(', ')} }
`
}
