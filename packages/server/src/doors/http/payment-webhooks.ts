import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Payments } from '../../money/payment/api.ts'

/** Messages only say where to look: none is long. */
const longestBytes = 256 * 1024

const headersOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )

interface Addressed {
  readonly Params: { readonly provider: string; readonly siteId?: string }
}
type Message = FastifyRequest<Addressed>

/** Where payment providers tell what became of payments. The body stays as it came: signatures are over its bytes. */
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
