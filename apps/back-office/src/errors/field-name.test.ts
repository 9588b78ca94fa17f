import { calls } from '@vitrine/contract'
import type { Call } from '@vitrine/contract/call.ts'
import { beforeAll, expect, test } from 'vitest'
import { errorTexts } from '../words/error-texts.ts'
import { loadWords } from '../words/words.ts'
import { fieldName, fieldPathName } from './field-name.ts'

beforeAll(loadWords)

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

const addNames = (schema: Schema, names: Set<string>, seen: Set<Schema>): void => {
  if (seen.has(schema)) return
  seen.add(schema)
  const { properties = {}, items, anyOf = [] } = schema
  for (const name of Object.keys(properties)) names.add(name)
  for (const inner of [...Object.values(properties), ...(items ? [items] : []), ...anyOf]) addNames(inner, names, seen)
}

test('every name is that of a field of the API', () => {
  const [names, seen] = [new Set<string>(), new Set<Schema>()]
  for (const { params, query, body, response } of Object.values(calls as Readonly<Record<string, Call>>))
    for (const part of [params, query, body, response]) if (part) addNames(part as Schema, names, seen)
  expect(Object.keys(errorTexts.fieldNames!).filter((name) => !names.has(name))).toEqual([])
})

test('a field is known by the last part of its path that has a name', () => {
  expect(fieldName('product.variantsInfo.variants[2].sku')).toBe('SKU')
  expect(fieldName('product.price.someFormat')).toBe('Price')
  expect(fieldName('constructor')).toBeUndefined()
})

test('a path is named part by part', () => {
  expect(fieldPathName('variants[0].price')).toBe('Variants 1 › Price')
  expect(fieldPathName('settings.unnamedField[1]')).toBe('Settings › Unnamed field 2')
})
