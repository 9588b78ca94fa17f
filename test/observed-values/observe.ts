import { openSync, writeSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Db } from '@vitrine/server/ground/database/tables.ts'
import type { Server } from '@vitrine/server/server.ts'
import type { KyselyPlugin } from 'kysely'
import { events, treeOfAnswer, walk, type Enumeration } from './enumerations.ts'
import { setup } from './page.ts'

/** A folder named by `npm test`, which compares its content with docs/values.md at the end. */
const { VITRINE_OBSERVED_VALUES: folder } = process.env
const root = join(import.meta.dirname, '../..')

/** Returns the file and title of the current test. A hook before the tests of a file has no title. */
const openCurrentTest = async (): Promise<() => string> => {
  // Outside of a test run, vitest is not available.
  const { expect, TestRunner } = await import('vitest')
  return () => {
    const { testPath = '', currentTestName = '' } = expect.getState()
    return `${relative(root, testPath)} › ${TestRunner.getCurrentTest() ? currentTestName : setup}`
  }
}

type Note = (enumeration: Enumeration, value: string) => void

/** Records each value once per test, line by line, since test workers exit without notice. */
const createNotes = (currentTest: () => string): (() => Note) => {
  const file = openSync(join(folder!, `${process.pid}.log`), 'a')
  const noted = new Set<string>()
  let test = ''
  const note: Note = ({ fields: [name] }, value) => {
    const found = `${name}\t${value}`
    if (noted.has(found)) return
    noted.add(found)
    writeSync(file, `${found}\t${test.replaceAll(/\s+/g, ' ')}\n`)
  }
  return () => {
    const current = currentTest()
    if (current !== test) noted.clear()
    test = current
    return note
  }
}

/** Records values for the current test. */
const openNote = folder === undefined ? undefined : createNotes(await openCurrentTest())

/** Records the values of each response that a server sends. */
export const observeAnswers = ({ app }: Pick<Server, 'app'>): void => {
  if (!openNote) return
  app.addHook('onSend', (request, reply, payload, done) => {
    const tree = treeOfAnswer(request.routeOptions.config.call, reply.statusCode)
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    // A compressed response was sent uncompressed before.
    if (tree && isJson && !reply.hasHeader('content-encoding')) walk(JSON.parse(String(payload)), tree, openNote())
    done(null, payload)
  })
}

/** Records the type of an event that a test reads. */
export const observeEvent = (type: unknown): void => {
  if ((events.values as readonly unknown[]).includes(type)) openNote?.()(events, type as string)
}

const eventReads: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    for (const { type } of result.rows) observeEvent(type)
    return result
  },
}

/** Wraps the database to record the types of events that are read. */
export const observeReads = (db: Db): Db => (openNote ? db.withPlugin(eventReads) : db)
