import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Payments } from '../../../money/payment/api.ts'

/** Notifications only say what to look up, so they are short. */
const longestBytes = 256 * 1024

const headersOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )

interface Addressed {
  readonly Params: { readonly provider: string; readonly siteId?: string }
}
type Message = FastifyRequest<Addressed>

/** Receives notifications of payment providers. The body stays raw, as signatures cover its bytes. */
export const mountPaymentWebhooks = (app: FastifyInstance, { hear }: Pick<Payments, 'hear'>): void => {
  const take = async (request: Message) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const { provider, siteId } = request.params
    await hear(provider, { headers: headersOf(request), body, ...(siteId !== undefined && { siteId }) })
    return {}
  }
  void app.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const url of ['/vitrine/v1/payments/webhooks/:provider', '/vitrine/v1/payments/webhooks/:provider/:siteId']) {
      door.route<Addressed>({
        method: 'POST',
        url,
        bodyLimit: longestBytes,
        config: { crossOrigin: false },
        handler: take,
      })
    }
  })
}
