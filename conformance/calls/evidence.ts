import { existsSync, readFileSync } from 'node:fs'
import { calls } from '@vitrine/contract'
import type { Call, Calls } from '@vitrine/contract/call.ts'
import { methodsOf, pathsOf, patternOf, type SpecifiedCall } from '../src/specification.ts'

/** A request that was answered without a refusal. */
interface Answered {
  readonly method: string
  readonly path: string
}

/** What a run noted, line by line: `GET /path 200`. */
const answeredIn = (variable: string): readonly Answered[] => {
  const file = process.env[variable]
  if (file === undefined || !existsSync(file)) throw new Error(`No ${variable}: this is the last look of \`npm test\`.`)
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([, , status]) => Number(status) >= 200 && Number(status) < 400)
    .map(([method = '', path = '']) => ({ method, path }))
}

const once = <T>(read: () => T): (() => T) => {
  let value: T | undefined
  return () => (value ??= read())
}

/** What our client was answered by real servers over real databases, in the tests of this run. */
const tried = once(() => answeredIn('VITRINE_CALL_LOG'))
/** What the official SDK and raw requests were answered in the conformance run. */
const driven = once(() => answeredIn('VITRINE_TRAFFIC_LOG'))

const shapeOf = (path: string): string => path.replaceAll(/\{[^}]+\}/g, '{}')
const contractPaths = ({ path, aliases = [] }: Call): readonly string[] => [path, ...aliases]

/** The contract's call that has every path of a specified one. */
export const contractOf = (specified: SpecifiedCall): Call | undefined =>
  Object.values(calls as Calls).find((call) => {
    const shapes = new Set(contractPaths(call).map(shapeOf))
    const hasPaths = pathsOf(specified).every((path) => shapes.has(shapeOf(path)))
    return hasPaths && call.method === specified.method && (specified.fallback === undefined || call.encoding === 'r')
  })

const isAmong = (answered: readonly Answered[], call: Call, methods: readonly string[]): boolean => {
  const patterns = contractPaths(call).map(patternOf)
  return methods.every((method) =>
    answered.some((one) => one.method === method && patterns.some((pattern) => pattern.test(one.path))),
  )
}

/** What is known of the redirect session's second way: GraphQL. */
export const graphqlEvidence = (address: string) => {
  const among = (answered: readonly Answered[]) => answered.some(({ path }) => path === address)
  return {
    described: calls.createRedirectSession.graphql === 'mutation',
    tried: among(tried()),
    driven: among(driven()),
  }
}

/** Whether a test made the call through our client, in every method it travels by. */
export const isTried = (specified: SpecifiedCall, call: Call): boolean => isAmong(tried(), call, methodsOf(specified))

/** Whether the conformance run made the call, under a path of the specification. */
export const isDriven = (specified: SpecifiedCall): boolean => {
  const patterns = pathsOf(specified).map(patternOf)
  return methodsOf(specified).every((method) =>
    driven().some((one) => one.method === method && patterns.some((pattern) => pattern.test(one.path))),
  )
}
