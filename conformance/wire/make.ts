import type { Clients } from '../clients.ts'
import { officialModules } from '../official.ts'
import { asOfficial, asOurs } from './names.ts'
import type { Recorded, Recorder } from './recorder.ts'

type AnyFunction = (...args: readonly unknown[]) => unknown

/** Returns a function of a client, such as `products.getProduct`. */
const functionOf = (client: object, name: string): AnyFunction | undefined => {
  const [module = '', call = ''] = name.split('.')
  return (client as Readonly<Record<string, Readonly<Record<string, AnyFunction>>>>)[module]?.[call]
}

/** A query builder is sent by `find`. */
const finish = async (result: unknown): Promise<unknown> => {
  const { find } = Object(result) as { find?: () => unknown }
  return find ? find.call(result) : result
}

/** Calls a function and returns its single request, or nothing if it threw before sending. */
export const requestOf = async (recorder: Recorder, act: () => unknown): Promise<Recorded> => {
  recorder.take()
  let thrown: unknown
  try {
    await finish(await act())
  } catch (error) {
    thrown = error
  }
  const [request, ...more] = recorder.take()
  if (!request) throw thrown ?? new Error('Nothing was sent.')
  if (more.length > 0) throw new Error(`${more.length} additional requests were sent.`)
  return request
}

/** Whether the installed official SDK has the function; older versions had more. */
export const hasOfficial = (name: string): boolean => functionOf(officialModules, name) !== undefined

/** Returns the official SDK's request for arguments with our names. */
export const officialRequest = (recorder: Recorder, { official }: Clients, name: string, args: readonly unknown[]) =>
  requestOf(recorder, () => functionOf(official, name)!(...args.map((arg) => asOfficial(arg))))

/** Returns our client's request for the same arguments. */
export const ourRequest = (
  recorder: Recorder,
  { ours }: Clients,
  { name, args }: { name: string; args: readonly unknown[] },
) => {
  const own = args.map(asOurs)
  const call = functionOf(ours, name)
  if (!call) throw new Error(`Our client has no ${name}.`)
  return requestOf(recorder, () => call(...own))
}
