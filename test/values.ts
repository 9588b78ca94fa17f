import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs/values')
export const printed = join(root, 'docs/values.md')

/** A value of the specification, and the test that reaches it as people do. */
export interface ReachedValue {
  readonly subject: string
  readonly value: string
  /** The file of the test and its title, with ` › ` between them. */
  readonly test: string
}

export const readValues = (): readonly ReachedValue[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ReachedValue[])

const rowsOf = (values: readonly ReachedValue[]): string => {
  const row = ({ value, test }: ReachedValue) => {
    const [file = '', title = ''] = test.split(' › ')
    return `| ${value} | ${title} | [${file.split('/').at(-1)}](../${file}) |`
  }
  return ['| value | test | file |', '| --- | --- | --- |', ...values.map(row)].join('\n')
}

const head = `# Values and the tests that reach them

Each value of the specification that a total depends on, and a test that reaches it by the way that people take. Printed
from the lists in \`docs/values\` by \`npx tsx test/print-values.ts\`; \`test/values.test.ts\` holds both together.
`

/** The page that shows every value. */
export const printValues = (): string => {
  const bySubject = groupBySubject(readValues())
  const sections = [...bySubject].toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  return [head, ...sections.map(([subject, values]) => `## ${subject}\n\n${rowsOf(values)}\n`)].join('\n')
}

const groupBySubject = (values: readonly ReachedValue[]): Map<string, ReachedValue[]> => {
  const groups = new Map<string, ReachedValue[]>()
  for (const value of values) groups.set(value.subject, [...(groups.get(value.subject) ?? []), value])
  return groups
}

const titlesIn = (source: string): readonly RegExp[] =>
  [...source.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map(([, , text = '']) => {
    const literal = text.replaceAll(/\\(.)/g, '$1').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    // What a table of cases puts in.
    return new RegExp(`^${literal.replaceAll(/%[sdioj]|\\\$\w+/g, '.+')}$`)
  })

/** Values whose test is not there. */
export const unreached = (): readonly string[] => {
  const titles = new Map<string, readonly RegExp[]>()
  return readValues()
    .filter(({ test }) => {
      const [file = '', title = ''] = test.split(' › ')
      const known = titles.get(file) ?? titlesIn(readFileSync(join(root, file), 'utf8'))
      titles.set(file, known)
      return !known.some((pattern) => pattern.test(title) && pattern.source !== '^.+$')
    })
    .map(({ subject, value, test }) => `${subject} ${value}: ${test}`)
}

export const writeValues = (): void => writeFileSync(printed, printValues())
