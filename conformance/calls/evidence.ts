import { existsSync, readFileSync } from 'node:fs'
import { calls } from '@vitrine/contract'
import type { Call, Calls } from '@vitrine/contract/call.ts'
import { isIncluded } from '../../test/run-size.ts'
import { methodsOf, pathsOf, patternOf, type SpecifiedCall } from '../src/specification.ts'

/** A successful request. */
interface Answered {
  readonly method: string
  readonly path: string
}

/** Reads the calls a run has recorded, one per line: `GET /path 200`. */
const answeredIn = (variable: string): readonly Answered[] => {
  const file = process.env[variable]
  if (file === undefined || !existsSync(file)) throw new Error(`No ${variable}: this is the last step of \`npm test\`.`)
  // Tests make a call hundreds of times, about other entities each time.
  const lines = new Set(
    readFileSync(file, 'utf8')
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID')
      .split('\n'),
  )
  return [...lines]
    .map((line) => line.split(' '))
    .filter(([, , status]) => Number(status) >= 200 && Number(status) < 400)
    .map(([method = '', path = '']) => ({ method, path }))
}

const once = <T>(read: () => T): (() => T) => {
  let value: T | undefined
  return () => (value ??= read())
}

/** Calls of our client to real servers and databases in the tests of this run. */
const tried = once(() => answeredIn('VITRINE_CALL_LOG'))
/** Calls of the official SDK, and raw requests, in the conformance run. */
const driven = once(() => answeredIn('VITRINE_TRAFFIC_LOG'))

const shapeOf = (path: string): string => path.replaceAll(/\{[^}]+\}/g, '{}')
const contractPaths = ({ path, aliases = [] }: Call): readonly string[] => [path, ...aliases]

/** Returns the contract's call with all paths of a specified call. */
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

/** Returns the evidence for redirect sessions by GraphQL. */
export const graphqlEvidence = (address: string) => {
  const among = (answered: readonly Answered[]) => answered.some(({ path }) => path === address)
  return {
    described: calls.createRedirectSession.graphql === 'mutation',
    tried: among(tried()),
    driven: among(driven()),
  }
}

/**
 * Whether a test made the call through our client, with each of its methods. `npm test` runs a part of the examples, so
 * that it makes the calls of these.
 */
export const isTried = (specified: SpecifiedCall, call: Call): boolean =>
  !isIncluded(specified.sdk) || isAmong(tried(), call, methodsOf(specified))

/** Whether the conformance run made the call at a specified path. */
export const isDriven = (specified: SpecifiedCall): boolean => {
  const patterns = pathsOf(specified).map(patternOf)
  return methodsOf(specified).every((method) =>
    driven().some((one) => one.method === method && patterns.some((pattern) => pattern.test(one.path))),
  )
}
