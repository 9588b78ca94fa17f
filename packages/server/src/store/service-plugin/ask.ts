import type { Static, TSchema } from 'typebox'
import { createAppSigner } from '../../ground/event/apps.ts'
import type { Context } from '../../ground/context/context.ts'
import { sendOutbound } from '../../ground/outbound/outbound.ts'
import { createValidator } from '../../ground/schema/compile.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import type { SigningPlugin } from './store.ts'

const usualTimeoutMs = 10_000
const mostAnswerBytes = 1024 * 1024

/** A method of a service plugin in the contract. */
export interface PluginMethod<Answer extends TSchema = TSchema> {
  readonly path: string
  readonly answer: Answer
}

/** The plugin did not respond or sent an invalid response. The request may have taken effect all the same. */
export class PluginSilent extends Error {
  override readonly name = 'PluginSilent'
}

type Target = Pick<SigningPlugin, 'id' | 'site_id' | 'app_id' | 'private_key' | 'type' | 'base_url'>

const readers = new WeakMap<TSchema, ReturnType<typeof createValidator>>()
const readerOf = (schema: TSchema) => {
  const reader = readers.get(schema) ?? createValidator(schema)
  readers.set(schema, reader)
  return reader
}

const parse = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    throw new PluginSilent('the response is not JSON')
  }
}

const requireAnswer = <Answer extends TSchema>(schema: Answer, value: unknown): Static<Answer> => {
  const [wrong] = readerOf(schema)(value)
  if (wrong) throw new PluginSilent(`the response is invalid: ${wrong.field} ${wrong.description}`)
  return value as Static<Answer>
}

/**
 * Calls service plugins over HTTP, signed with the app's key, in the format of the provider's SDK: the body is a JWT
 * (RFC 7519) whose claim `data` has `request` and `metadata`.
 */
export const createAsking = ({ sites, now, newId }: Pick<Context, 'sites' | 'now' | 'newId'>) => {
  const sign = createAppSigner(now)

  const bodyFor = (plugin: Target, site: Site, request: object): Promise<string> => {
    const metadata = {
      requestId: newId(),
      instanceId: plugin.site_id,
      currency: site.currency,
      languages: [site.language],
      identity: { identityType: 'UNKNOWN' },
      appExtensionType: plugin.type,
      appExtensionId: plugin.id,
    }
    const claims = { data: { request, metadata }, iss: plugin.app_id, aud: plugin.app_id, jti: metadata.requestId }
    return sign(claims, plugin)
  }

  /** Returns the response. Throws if the outcome is unknown: no response, an invalid one, or an error. */
  return async <Answer extends TSchema>(
    plugin: Target,
    method: PluginMethod<Answer>,
    request: object,
    { timeoutMs = usualTimeoutMs }: { readonly timeoutMs?: number } = {},
  ): Promise<Static<Answer>> => {
    const site = await requireSite(sites, plugin.site_id)
    const answer = await sendOutbound(plugin.base_url + method.path, {
      method: 'POST',
      headers: { 'content-type': 'text/plain; charset=utf-8', 'user-agent': 'vitrine-service-plugins/1' },
      body: await bodyFor(plugin, site, request),
      timeoutMs,
      maxBytes: mostAnswerBytes,
      reach: { loopback: site.demo },
    }).catch((error: unknown) => {
      throw new PluginSilent(error instanceof Error ? error.message : String(error), { cause: error })
    })
    if (answer.status !== 200) throw new PluginSilent(`the response has the status ${answer.status}`)
    return requireAnswer(method.answer, parse(answer.body))
  }
}
export type Asking = ReturnType<typeof createAsking>
