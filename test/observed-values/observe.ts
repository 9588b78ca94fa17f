import { openSync, writeSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Db } from '@vitrine/server/ground/database/tables.ts'
import type { Server } from '@vitrine/server/server.ts'
import type { KyselyPlugin } from 'kysely'
import { events, treeOfAnswer, walk, type Enumeration } from './enumerations.ts'
import { setup } from './page.ts'

/** A folder; `npm test` names it, and compares at its end what is noted there with docs/values.md. */
const { VITRINE_OBSERVED_VALUES: folder } = process.env
const root = join(import.meta.dirname, '../..')

/** The file and title of the test that runs; a hook before the tests of a file has no title of its own. */
const openCurrentTest = async (): Promise<() => string> => {
  // Outside a test run there is no vitest to ask.
  const { expect, TestRunner } = await import('vitest')
  return () => {
    const { testPath = '', currentTestName = '' } = expect.getState()
    return `${relative(root, testPath)} › ${TestRunner.getCurrentTest() ? currentTestName : setup}`
  }
}

type Note = (enumeration: Enumeration, value: string) => void

/** Notes each value once for each test, line by line: a worker of tests ends without notice. */
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

/** What notes values for the test that runs now. */
const openNote = folder === undefined ? undefined : createNotes(await openCurrentTest())

/** Notes the values in each answer that a server is about to send. */
export const observeAnswers = ({ app }: Pick<Server, 'app'>): void => {
  if (!openNote) return
  app.addHook('onSend', (request, reply, payload, done) => {
    const tree = treeOfAnswer(request.routeOptions.config.call, reply.statusCode)
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json')
    // A packed answer was sent plainly before.
    if (tree && isJson && !reply.hasHeader('content-encoding')) walk(JSON.parse(String(payload)), tree, openNote())
    done(null, payload)
  })
}

/** Notes the type of an event that a test reads. */
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

/** The same database; the types of events that are read through it are noted. */
export const observeReads = (db: Db): Db => (openNote ? db.withPlugin(eventReads) : db)
