import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { enumerations as all, type Enumeration } from './enumerations.ts'

const root = join(import.meta.dirname, '../..')
/** Stands for the title if hooks observed a value. */
export const setup = '(setup)'
export const pagePath = join(root, 'docs/values.md')

/** Tests that observed each value, by enumeration. */
export type Observations = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>

/** Claims of the page: the test that observes each value, by enumeration, or `undefined`. */
export type Claims = ReadonlyMap<string, ReadonlyMap<string, Claim | undefined>>

interface Claim {
  readonly test: string
  /** Whether only `npm run test:long` observes it. */
  readonly isLong: boolean
}

const sources = new Map<string, string>()
const sourceOf = (test: string): string => {
  const [file = ''] = test.split(' › ')
  if (!sources.has(file)) sources.set(file, readFileSync(join(root, file), 'utf8'))
  return sources.get(file)!
}

const isPropertyTest = (test: string): boolean => sourceOf(test).includes("from 'fast-check'")

/** Parses the recorded lines of test runs. Property tests don't count: which values they observe depends on chance. */
export const readObservations = (lines: readonly string[]): Observations => {
  const observations = new Map<string, Map<string, Set<string>>>()
  for (const line of lines) {
    const [name = '', value = '', test = ''] = line.split('\t')
    if (isPropertyTest(test)) continue
    const values = observations.get(name) ?? new Map<string, Set<string>>()
    observations.set(name, values)
    values.set(value, (values.get(value) ?? new Set()).add(test))
  }
  return observations
}

const names = (source: string, value: string): boolean =>
  [`'${value}'`, `"${value}"`, `\`${value}\``, ` ${value}:`].some((literal) => source.includes(literal))

/** Prefers tests to hooks, which have no title, and a test whose file names the value, since it probably asserts it. */
const chooseTest = (tests: ReadonlySet<string>, value: string): string => {
  const sorted = [...tests].toSorted()
  const titled = sorted.filter((test) => !test.endsWith(setup))
  const preferred = titled.length > 0 ? titled : sorted
  return preferred.find((test) => names(sourceOf(test), value)) ?? preferred[0]!
}

/** Returns the claims of a new page. Tests that still observe their value are kept. */
export const claimsFrom = (
  observations: Observations,
  { before, isLong, enumerations = all }: { before: Claims; isLong: boolean; enumerations?: readonly Enumeration[] },
): Claims => {
  const claimOf = (name: string, value: string): Claim | undefined => {
    const [tests, known] = [observations.get(name)?.get(value), before.get(name)?.get(value)]
    // A run observes the values of its own tests only.
    if (!tests) return isLong || known?.isLong ? known : undefined
    const isOnlyLong = isLong && (known === undefined || known.isLong)
    return { test: known && tests.has(known.test) ? known.test : chooseTest(tests, value), isLong: isOnlyLong }
  }
  return new Map(
    enumerations.map(({ fields: [name = ''], values }) => {
      const named = values.length > 0 ? values : [...(observations.get(name)?.keys() ?? [])].toSorted()
      return [name, new Map(named.map((value) => [value, claimOf(name, value)]))]
    }),
  )
}

const head = `# Values and the tests that observe them

Each value of an enumeration that the server can send, and a test that observed it in an answer of the server. \`npm test\`
notes the values of all answers by the schemas of their calls, and fails at its end where no test observed a value that
this page lists as observed, or a test that it names is gone.
Printed by \`npx tsx test/observed-values/check.ts --write\` from what the last \`npm test\` noted. A value that is not
observed cannot be sent yet, or no test asks for it.
`

const rowOf = (value: string, { test, isLong }: Claim): string => {
  const [file = '', ...title] = test.split(' › ')
  const words = title.join(' › ').replaceAll('|', String.raw`\|`)
  return `| ${value}${isLong ? ' (`npm run test:long`)' : ''} | ${words} | [${basename(file)}](../${file}) |`
}

const sectionOf = (
  name: string,
  claims: ReadonlyMap<string, Claim | undefined>,
  enumerations: readonly Enumeration[],
) => {
  const [, ...others] = enumerations.find(({ fields }) => fields[0] === name)?.fields ?? []
  const rows = [...claims].flatMap(([value, claim]) => (claim ? [rowOf(value, claim)] : []))
  const unobserved = [...claims].flatMap(([value, claim]) => (claim ? [] : [value]))
  return [
    `## ${name}`,
    ...(others.length > 0 ? [`The same as ${others.join(', ')}.`] : []),
    ...(rows.length > 0 ? [['| value | test | file |', '| --- | --- | --- |', ...rows].join('\n')] : []),
    ...(unobserved.length > 0 ? [`Not observed: ${unobserved.join(', ')}.`] : []),
  ].join('\n\n')
}

/** Prints the page as Markdown. */
export const printPage = (claims: Claims, enumerations: readonly Enumeration[] = all): string => {
  const sections = [...claims].map(([name, values]) => sectionOf(name, values, enumerations))
  return `${[head.trimEnd(), ...sections].join('\n\n')}\n`
}

const rowPattern = /^\| (\S+)( \(`npm run test:long`\))? \| (.*) \| \[[^\]]*\]\(\.\.\/(.*)\) \|$/gm

/** Parses the claims of a page. */
export const readPage = (page: string): Claims =>
  new Map(
    page
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const claims = new Map<string, Claim | undefined>()
        for (const [, value = '', long, title = '', file = ''] of section.matchAll(rowPattern)) {
          const test = `${file} › ${title.replaceAll(String.raw`\|`, '|')}`
          claims.set(value, { test, isLong: long !== undefined })
        }
        const [, unobserved = ''] = /^Not observed: (.*)\.$/m.exec(section) ?? []
        for (const value of unobserved.split(', ').filter(Boolean)) claims.set(value, undefined)
        return [section.split('\n', 1)[0]!, claims]
      }),
  )

/** Lists disagreements between the page and a run. */
export const disagreements = (page: Claims, observations: Observations, isLong: boolean): readonly string[] => {
  const wrong: string[] = []
  for (const [name, claims] of page)
    for (const [value, claim] of claims)
      if (claim && claim.isLong === isLong && !observations.get(name)?.get(value)?.has(claim.test))
        wrong.push(`${name} ${value} was not observed by: ${claim.test}`)
  for (const [name, values] of observations)
    for (const [value, [test]] of values) {
      const claim = page.get(name)?.get(value)
      if (!page.get(name)?.has(value)) wrong.push(`${name} ${value} is not in the page, but was observed by: ${test}`)
      else if (!isLong && (!claim || claim.isLong))
        wrong.push(`${name} ${value} is not observed according to the page, but was by: ${test}`)
    }
  return wrong
}

/**
 * Returns the claims that a run proves wrong: no test observed the value, or the listed test observed nothing at all,
 * since it was removed or renamed.
 */
export const wrongClaims = (page: Claims, observations: Observations, isLong: boolean): readonly string[] => {
  const seen = [...observations.values()].flatMap((values) => [...values.values()])
  const tests = new Set(seen.flatMap((some) => [...some]))
  return [...page].flatMap(([name, claims]) =>
    [...claims].flatMap(([value, claim]) => {
      if (!claim || claim.isLong !== isLong) return []
      const isKept = observations.get(name)?.get(value)?.size && tests.has(claim.test)
      return isKept ? [] : [`${name} ${value}`]
    }),
  )
}
