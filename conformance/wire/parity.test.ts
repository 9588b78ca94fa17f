import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { isLongRun, runs } from '../../test/run-size.ts'
import { calls } from '@vitrine/contract'
import type { Call } from '@vitrine/contract/call.ts'
import { openClients } from '../clients.ts'
import { compare } from './compare.ts'
import { differences, type Two } from './differences.ts'
import { hasOfficial, officialRequest, ourRequest } from './make.ts'
import { pairs } from './pairs.ts'
import { openRecorder } from './recorder.ts'
import { allRecordings, argsOf, asRecorded } from './recordings.ts'
import { requestsOf } from './values.ts'

const perCall = runs(2, 150)

const recorder = await openRecorder()
afterAll(() => recorder.close())
const clients = openClients(recorder.url)

/** The listed differences that occurred. */
const happened = new Set<string>()

const restOf = (two: Two): Two => {
  const { rest, needed } = compare(two)
  for (const { what } of needed) happened.add(what)
  return rest
}

test.for(allRecordings.map((recording, index) => ({ ...recording, index })))(
  'both clients send the recorded request: $call, recording $index',
  async (recording) => {
    const { call: name, older } = recording
    const args = argsOf(recording)
    const official =
      older || !hasOfficial(name) ? asRecorded(recording) : await officialRequest(recorder, clients, name, args)
    const rest = restOf({ official, ours: await ourRequest(recorder, clients, { name, args }) })
    expect(rest.ours).toEqual(rest.official)
  },
)

// Functions of older versions are compared with recordings.
test.for(Object.entries(pairs).filter(([name]) => hasOfficial(name)))(
  'both clients send the same request: %s',
  { timeout: 300_000 },
  async ([name, pair]) => {
    const property = fc.asyncProperty(requestsOf(calls[pair.call] as Call), async (parts) => {
      const args = pair.args(parts)
      const official = await officialRequest(recorder, clients, name, args)
      const rest = restOf({ official, ours: await ourRequest(recorder, clients, { name, args }) })
      expect(rest.ours).toEqual(rest.official)
    })
    await fc.assert(property, { seed: 20_261_120, numRuns: perCall })
  },
)

// Some occur in few of the random requests.
test.runIf(isLongRun)('every listed difference still occurs', () => {
  expect([...happened].toSorted()).toEqual(differences.map(({ what }) => what).toSorted())
})
