import { notYet } from './not-yet.ts'
import { traffic } from './traffic.ts'

type Outcome = 'ok' | 'different' | 'missing'

interface Row {
  readonly call: string
  readonly what: string
  readonly outcome: Outcome
  readonly words?: string
}

const rows: Row[] = []

/** Extracts the message of an error: the SDK packs message and details into one JSON text. */
const gist = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  try {
    const { message, details } = JSON.parse(error.message) as { message: string; details?: object }
    return `${message} ${JSON.stringify(details)}`
  } catch {
    return error.message
  }
}

/** Whether a call was tried in this run. */
export const wasTried = (call: string): boolean => rows.some((row) => row.call === call)

/** Thrown by checks that find, in their own way, that something is not implemented. */
export class Missing extends Error {
  override readonly name = 'Missing'
}

/** Records the result of a call. */
export const note = (row: Row): void => {
  rows.push(row)
}

/**
 * Makes a call through the SDK and checks the response. Failures are recorded, and the run continues. A call that the
 * server doesn't implement counts as missing, whatever the SDK reports.
 */
export const check = async <T>(call: string, what: string, act: () => Promise<T>): Promise<T | undefined> => {
  const before = traffic().length
  try {
    const result = await act()
    note({ call, what, outcome: 'ok' })
    return result
  } catch (error) {
    const absent = traffic()
      .slice(before)
      .find(({ notBuilt }) => notBuilt)
    const lack = error instanceof Missing ? error.message : absent && `${absent.method} ${absent.path}`
    if (lack === undefined) note({ call, what, outcome: 'different', words: gist(error) })
    else if (notYet.has(call)) note({ call, what, outcome: 'missing', words: lack })
    else note({ call, what, outcome: 'different', words: `the server no longer has this: ${lack}` })
    return undefined
  }
}

const colors: Record<Outcome, number> = { ok: 32, different: 31, missing: 33 }
const paint = (outcome: Outcome): string => {
  const word = outcome.padEnd(9)
  return process.stdout.isTTY ? `\u001B[${colors[outcome]}m${word}\u001B[0m` : word
}

const count = (outcome: Outcome): number => rows.filter((row) => row.outcome === outcome).length

/** Prints the table and returns whether the server passed. */
export const printReport = (): boolean => {
  const width = Math.max(...rows.map(({ call }) => call.length))
  for (const { call, what, outcome, words } of rows) {
    console.log(`${paint(outcome)} ${call.padEnd(width)}  ${what}`)
    if (words !== undefined) console.log(`${' '.repeat(width + 12)}${words.slice(0, 600)}`)
  }
  const missing = [...new Set(rows.filter(({ outcome }) => outcome === 'missing').map(({ call }) => call))]
  if (missing.length > 0) console.log(`\nMissing: ${missing.join(', ')}`)
  const built = [...notYet].filter((call) => !missing.includes(call))
  if (built.length > 0) console.log(`\nImplemented by now, to be removed from src/not-yet.ts: ${built.join(', ')}`)
  const [passed, failed] = [count('ok'), count('different')]
  console.log(`\n${passed} passed, ${failed} failed, ${count('missing')} missing`)
  return failed === 0 && passed > 0
}
