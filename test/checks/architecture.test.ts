import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const server = 'packages/server/src'
const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')

/** The tables and diagrams name server files without their folder. */
const pathOf = (name: string): string => (/^(packages|apps)\//.test(name) ? name : `${server}/${name}`)

interface Diagram {
  readonly title: string
  readonly files: ReadonlyMap<string, string>
  readonly imports: readonly (readonly [string, string])[]
}

const diagramsOf = (text: string): Diagram[] =>
  [...text.matchAll(/### ([^\n]+)\n\n```mermaid\n(.*?)```/gs)].map(([, title, body]) => ({
    title: title!,
    files: new Map([...body!.matchAll(/^ +(\w+)\["([^"<]+)/gm)].map(([, id, file]) => [id!, pathOf(file!)])),
    imports: [...body!.matchAll(/^ +(\w+) --> (\w+)$/gm)].map(([, from, to]) => [from!, to!] as const),
  }))

/** Packages by name, with the files that they export. */
const packages = new Map(
  ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).flatMap((name) => {
      const manifest = join(root, parent, name, 'package.json')
      if (!existsSync(manifest)) return []
      const read = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string; exports?: Record<string, string> }
      return [[read.name, { folder: `${parent}/${name}`, exports: read.exports ?? {} }] as const]
    }),
  ),
)

const resolveImport = (file: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier)).replaceAll('\\', '/')
  const [, name = '', rest = ''] = /^(@vitrine\/[\w-]+)(?:\/(.+))?$/.exec(specifier) ?? []
  const found = packages.get(name)
  if (!found) return undefined
  const target = found.exports[rest === '' ? '.' : `./${rest}`] ?? found.exports['./*']?.replace('*', rest)
  return target && `${found.folder}/${target.slice(2)}`
}

const importsOf = (file: string): readonly string[] => {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'\)/g)].flatMap(
    ([, one, other]) => resolveImport(file, (one ?? other)!) ?? [],
  )
}

/** Files that only pass on what others export, and the package entries in front of them. */
const isPassage = (file: string): boolean => /\/(api|index|hooks|shared)\.ts$/.test(file)

/** Returns whether a file imports another one, directly or through passages. */
const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
  importsOf(from).some((file) => {
    if (file === to) return true
    if (seen.has(file) || !isPassage(file)) return false
    seen.add(file)
    return reaches(file, to, seen)
  })

const diagrams = diagramsOf(page)

describe('the walks of the architecture page', () => {
  test('are all seven', () => {
    const titles = ['Add to cart', 'Query products', 'Pay', 'Refund', 'Apply a discount', 'Render the checkout']
    expect(diagrams.map(({ title }) => title)).toEqual([...titles, 'Save in the desk'])
    for (const { imports } of diagrams) expect(imports.length).toBeGreaterThan(2)
  })

  test.each(diagrams)('$title: names files that exist and import each other', ({ files, imports }) => {
    expect([...files.values()].filter((file) => !existsSync(join(root, file)))).toEqual([])
    const missing = imports.filter(([from, to]) => !reaches(files.get(from)!, files.get(to)!))
    expect(missing).toEqual([])
  })
})

const wings = [...page.matchAll(/^\| (\w+) \| [^|]+ \| ([^|]+) \|$/gm)]
  .filter(([, wing]) => wing !== 'wing')
  .map(([, wing, rooms]) => ({ wing: wing!, rooms: rooms!.split(', ') }))

const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()

test('the map of the architecture page has all wings and rooms', () => {
  const isWing = (name: string) => name !== 'testing'
  expect(wings.map(({ wing }) => wing).toSorted()).toEqual(foldersIn(server).filter(isWing))
  for (const { wing, rooms } of wings) expect([wing, rooms.toSorted()]).toEqual([wing, foldersIn(`${server}/${wing}`)])
})

/** Returns the floor of each room of a wing: one above the highest room of the wing that it imports from. */
const floorsOf = (wing: string, rooms: readonly string[]): ReadonlyMap<string, number> => {
  const below = new Map(
    rooms.map((room) => {
      const folder = `${server}/${wing}/${room}`
      const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts') && !/test\.ts$|testing/.test(name))
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      const other = new RegExp(`^${server}/${wing}/([^/]+)/`)
      const found = files.flatMap(importsOf).flatMap((file) => other.exec(file)?.[1] ?? [])
      return [room, new Set(found.filter((name) => name !== room))] as const
    }),
  )
  const floors = new Map<string, number>()
  const floorOf = (room: string, path: readonly string[] = []): number => {
    if (path.includes(room)) throw new Error(`The rooms ${[...path, room].join(' → ')} import each other.`)
    const known =
      floors.get(room) ?? 1 + Math.max(0, ...[...below.get(room)!].map((one) => floorOf(one, [...path, room])))
    floors.set(room, known)
    return known
  }
  for (const room of rooms) floorOf(room)
  return floors
}

test.each(wings.filter(({ wing }) => wing !== 'ground'))(
  'the rooms of $wing are at most 20, on at most eight floors',
  ({ wing, rooms }) => {
    expect(rooms.length).toBeLessThanOrEqual(20)
    expect(Math.max(...floorsOf(wing, rooms).values())).toBeLessThanOrEqual(8)
  },
)
