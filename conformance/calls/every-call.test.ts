import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createClient, OAuthStrategy } from '@vitrine/client'
import { openShop } from '../../test/shop.ts'
import { methodsOf, pathsOf, patternOf, specifiedCalls, type SpecifiedCall } from '../src/specification.ts'
import { openClients } from '../clients.ts'
import { ourRequest, requestOf } from '../wire/make.ts'
import { pairs } from '../wire/pairs.ts'
import { openRecorder, type Recorded } from '../wire/recorder.ts'
import { requestsOf } from '../wire/values.ts'
import { contractOf, graphqlEvidence, isDriven, isTried } from './evidence.ts'

const [shop, recorder] = [await openShop(), await openRecorder()]
const clients = openClients(recorder.url)
afterAll(async () => {
  await recorder.close()
  await shop.close()
})

/** Returns the request that our client's function for a call sends. */
const sentFor = ({ sdk }: SpecifiedCall, call: object): Promise<Recorded> => {
  const pair = pairs[sdk]
  if (pair) {
    const [parts] = fc.sample(requestsOf(call), { numRuns: 1, seed: 1 })
    return ourRequest(recorder, clients, { name: sdk, args: pair.args(parts!) })
  }
  const { auth } = createClient({ host: recorder.url, auth: OAuthStrategy({ clientId: 'a-client' }) })
  return requestOf(recorder, () => (auth as unknown as Record<string, () => unknown>)[sdk.split('.')[1]!]!())
}

/** Whether our client has a function that sends the call. */
const isSent = async (specified: SpecifiedCall): Promise<boolean> => {
  const call = contractOf(specified)
  if (!call) return false
  const { method, path } = await sentFor(specified, call)
  return method === call.method && [call.path, ...(call.aliases ?? [])].some((one) => patternOf(one).test(path))
}

/** Whether the server has the call at each of its paths, whatever it responds. */
const isAnswered = async (specified: SpecifiedCall): Promise<boolean> => {
  const id = crypto.randomUUID()
  for (const path of pathsOf(specified)) {
    for (const method of methodsOf(specified)) {
      const address = path.replace('{factorType}', 'EMAIL').replaceAll(/\{[^}]+\}/g, id)
      const answer = await shop.send(`${method} ${address}`, {
        token: shop.apiKey,
        body: method === 'POST' || method === 'PATCH' ? {} : undefined,
      })
      const { message = '' } = (answer.body ?? {}) as { message?: string }
      if (answer.status >= 500 || message.startsWith('There is no call')) return false
    }
  }
  return true
}

test.each(specifiedCalls)(
  '$method $path: described, sent, answered, tried through our client, driven by the official one',
  async (specified) => {
    const call = contractOf(specified)
    expect({
      described: call !== undefined,
      sent: await isSent(specified),
      answered: await isAnswered(specified),
      tried: call !== undefined && isTried(specified, call),
      driven: isDriven(specified),
    }).toEqual({ described: true, sent: true, answered: true, tried: true, driven: true })
  },
)

test('a redirect session by GraphQL: described, sent, answered, tried through our client, driven by the official one', async () => {
  const query = 'mutation { createRedirectSession(login: {}) { status } }'
  const { method, path } = await requestOf(recorder, () => clients.ours.graphql(query))
  const answer = await shop.send(`${method} ${path}`, { token: await shop.visitorToken(), body: { query } })
  const evidence = { ...graphqlEvidence(path), answered: answer.body.data.createRedirectSession.status === 'SUCCESS' }
  expect(evidence).toEqual({ described: true, answered: true, tried: true, driven: true })
})
