import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Payments } from '../../shop/payment/payments.ts'

/** Messages only say where to look: none is long. */
const longestBytes = 256 * 1024

const headersOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )

type Message = FastifyRequest<{ Params: { provider: string } }>

/** Where payment providers tell what became of payments. The body stays as it came: signatures are over its bytes. */
export const mountPaymentWebhooks = (app: FastifyInstance, { hear }: Pick<Payments, 'hear'>): void => {
  const take = async (request: Message) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    await hear(request.params.provider, { headers: headersOf(request), body })
    return {}
  }
  void app.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    door.route<{ Params: { provider: string } }>({
      method: 'POST',
      url: '/vitrine/v1/payments/webhooks/:provider',
      bodyLimit: longestBytes,
      config: { crossOrigin: false },
      handler: take,
    })
  })
}
