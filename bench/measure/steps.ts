/** Cost of a step of a purchase for server and database. */
import { Agent, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { databaseCpuMs } from './postgres-cpu.ts'
import type { Served } from './served.ts'

const concurrency = 4
const rounds = 3

interface Sent {
  readonly token?: string
  /** Sent as JSON; text is sent as is. */
  readonly body?: object | string
  readonly headers?: Readonly<Record<string, string>>
}

/** Creates a function that sends requests as a storefront's server does. */
export const createCaller = ({ port }: Pick<Served, 'port'>) => {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  return async (method: string, path: string, { token, body, headers: more }: Sent = {}) => {
    const text = typeof body === 'object' ? JSON.stringify(body) : body
    const headers = {
      ...more,
      ...(token !== undefined && { authorization: token }),
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const sent = request({ port, method, path, headers, agent })
    sent.end(text)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    const read = Buffer.concat(chunks).toString()
    if (answer.statusCode! >= 400) throw new Error(`${method} ${path}: ${answer.statusCode} ${read}`)
    // The next step inspects arbitrary responses.
    // oxlint-disable-next-line typescript/no-explicit-any
    return JSON.parse(read) as any
  }
}
export type Call = ReturnType<typeof createCaller>

export interface Step {
  readonly name: string
  readonly times: number
  /** Cleans up earlier work, so that the step isn't charged for it. */
  readonly tidy?: () => Promise<unknown>
  /** Runs before each step, unmeasured. Returns what the step needs. */
  readonly prepare?: (call: Call, index: number) => Promise<unknown>
  readonly step: (call: Call, index: number, prepared: never) => Promise<unknown>
}

/** Runs work for a number of buyers, some concurrently. */
const each = async <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next++
      results[index] = await work(index)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}

export interface Cost {
  readonly server: number
  readonly database: number
  readonly statements: number
}

/** Returns CPU and statements per step of server and database: the median of several rounds. */
export const measureStep = async (
  served: Served,
  root: number,
  { times, prepare, tidy, step }: Step,
  from: number,
): Promise<Cost> => {
  const call = createCaller(served)
  const costs: Cost[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const first = from + round * times
    const prepared = await each(times, async (index) => prepare?.(call, first + index))
    await tidy?.()
    const before = [await served.cpuMs(), databaseCpuMs(root), await served.statements()] as const
    await each(times, (index) => step(call, first + index, prepared[index] as never))
    // The first round warms up code and query plans.
    if (round === 0) continue
    costs.push({
      server: ((await served.cpuMs()) - before[0]) / times,
      database: (databaseCpuMs(root) - before[1]) / times,
      statements: ((await served.statements()) - before[2]) / times,
    })
  }
  const whole = (cost: Cost) => cost.server + cost.database
  return costs.toSorted((a, b) => whole(a) - whole(b))[Math.floor(costs.length / 2)]!
}

/** How many distinct numbers a step uses. */
export const numbersOf = ({ times }: Step): number => (rounds + 1) * times

/** Prints the cost of a step and returns server and database together. */
export const printCost = (name: string, who: string, { server, database, statements }: Cost): number => {
  console.log(
    `${name}, ${who}: server ${server.toFixed(2)} ms, database ${database.toFixed(2)} ms, ${statements.toFixed(1)} statements`,
  )
  return server + database
}
