import { afterAll, expect, test } from 'vitest'
import specified from '../spec/fields.json' with { type: 'json' }
import { entities } from './entities.ts'
import { readField, type Field } from './field.ts'
import { flatten, type Schema } from './flatten.ts'

/** Official names and ours. */
const renamed: Readonly<Record<string, string>> = {
  _id: 'id',
  _createdDate: 'createdDate',
  _updatedDate: 'updatedDate',
  addressLine1: 'addressLine',
  formatted: 'formattedAddress',
  location: 'geocode',
}

/** Returns the path with our names, in all variants, since a name may be renamed in one entity only. */
const pathsOf = (path: string): readonly string[] => {
  const parts = path.split('.')
  const own = parts.map((part) =>
    part.startsWith('_') ? part.replace(/^_\w+/, (name) => renamed[name] ?? name) : part,
  )
  const inAddress = own.map((part) => renamed[part] ?? part)
  return [own.join('.'), inAddress.join('.')]
}

const isTyped = (wanted: Field, found: Field): boolean =>
  wanted.type === 'any' || wanted.type === found.type || (wanted.type === 'map' && found.type === 'any')

const hasBounds = (wanted: Field, found: Field): boolean =>
  Object.entries(wanted.bounds).every(([name, value]) => found.bounds[name] === value)

const hasWords = (wanted: Field, found: Field): boolean => wanted.words.every((word) => found.words.includes(word))

/** Returns what a field lacks, or `undefined` if it matches. */
const lackOf = (wanted: Field, found: Field | undefined): string | undefined => {
  if (!found) return 'missing'
  if (!isTyped(wanted, found)) return `is ${found.type}, not ${wanted.type}`
  if (!hasBounds(wanted, found)) return `has ${JSON.stringify(found.bounds)}, not ${JSON.stringify(wanted.bounds)}`
  const absent = wanted.words.filter((word) => !found.words.includes(word))
  return hasWords(wanted, found) ? undefined : `has not ${absent.join(', ')}`
}

const hasParts = (fields: ReadonlyMap<string, unknown>, path: string): boolean =>
  [...fields.keys()].some((own) => own.startsWith(`${path}.`))

const counts: Record<string, { specified: number; covered: number }> = {}
afterAll(() => console.table(counts))

test.each(Object.entries(entities))('%s has every specified field with type, bounds and values', (name, entity) => {
  const fields = flatten(entity as unknown as Schema)
  const wanted = Object.entries(specified[name as keyof typeof entities])
  const lacks = wanted.flatMap(([path, text]) => {
    const found = pathsOf(path)
      .map((own) => fields.get(own))
      .find((field) => field !== undefined)
    const field = readField(text)
    // An untyped field of the list is an entity here.
    const isSpelledOut = field.type === 'any' && pathsOf(path).some((own) => hasParts(fields, own))
    const lack = isSpelledOut ? undefined : lackOf(field, found)
    return lack === undefined ? [] : [`${path}: ${lack}`]
  })
  counts[name] = { specified: wanted.length, covered: wanted.length - lacks.length }
  expect(lacks).toEqual([])
})
