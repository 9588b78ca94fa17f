import { otherModules, type EmptyList } from '@vitrine/contract/elsewhere.ts'
import { Refusal } from '../../../ground/base/refusal.ts'

/** Call groups that are not supported, by path prefix. */
const unbuilt: readonly (readonly [path: RegExp, what: string])[] = [
  [/^\/(_api\/)?(stores|categories|catalog)\/v3\//, 'version 3 of the catalog'],
  [/^\/(stores(-reader)?\/)?v2\/inventoryItems\//, 'separate inventory items'],
]

const startOf = (paths: readonly string[]): string => `^(?:/_api)?(?:${paths.join('|')})`

const elsewhere = otherModules.map(({ paths, what, lists }) => ({
  what,
  start: new RegExp(`${startOf(paths)}/`),
  lists: lists.map(({ method, path, answers }) => ({
    method,
    answers,
    whole: new RegExp(`${startOf(paths)}${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
  })),
}))

const dataCollections = /^\/(_api\/)?(wix-data|cloud-data|data)\//
const dataItem = /\/v2\/items\/[^/]+$/
const noPages = { count: 0, offset: 0, total: 0, tooManyToCount: false, cursors: {}, hasNext: false }

const nothing = (answers: EmptyList['answers']): object =>
  'list' in answers ? { [answers.list]: [], pagingMetadata: noPages } : { [answers.number]: 0 }

/** Returns the empty response to a query of lists that a store does not have, which storefronts send anyway. */
export const emptyAnswer = (method: string, path: string): object | undefined => {
  const found = elsewhere.flatMap(({ lists }) => lists).find((list) => list.method === method && list.whole.test(path))
  return found && nothing(found.answers)
}

/** Explains why a path is not supported, if known: storefronts read the code, developers the message. */
export const refusalOfAbsent = (method: string, path: string): Refusal | undefined => {
  if (dataCollections.test(path)) return new Refusal(method === 'GET' && dataItem.test(path) ? 'WDE0073' : 'WDE0025')
  const what =
    elsewhere.find(({ start }) => start.test(path))?.what ?? unbuilt.find(([pattern]) => pattern.test(path))?.[1]
  return what === undefined
    ? undefined
    : new Refusal('NOT_BUILT', `This server is a store. It does not offer ${what}: there is no call ${method} ${path}.`)
}
