// A payment provider of your own, in one file: buyers confirm on its page. Start it with the public key of your app:
//   APP_ID=… PUBLIC_KEY="$(cat key.pem)" node examples/payment-provider.mjs
// Then register http://localhost:4700 with `POST /vitrine/v1/service-plugins`. It forgets everything when it ends.
import { createServer } from 'node:http'
import { importSPKI, jwtVerify } from 'jose'

const { APP_ID: appId, PUBLIC_KEY: publicKey = '', PORT: port = '4700' } = process.env
const key = await importSPKI(publicKey, 'RS256')
const payments = new Map() // by the store's ID: { amount, status, refunds, returnUrl }

const stateOf = ({ status, id }) => ({ status, ...(status === 'CAPTURED' && { transactionId: id }) })
const minor = (amount) => Math.round(Number(amount) * 1000)

const methods = {
  describe: () => ({
    name: 'Example Pay',
    abilities: { capture: 'NONE', void: true, refund: 'PARTIAL', facts: false, statement: false },
  }),
  begin: ({ payment: { id, amount }, returnUrl }) => {
    const known = payments.get(id) ?? { id, amount, returnUrl, status: 'AWAITING', refunds: new Map() }
    payments.set(id, known)
    return { state: stateOf(known), redirectUrl: `http://localhost:${port}/pay?${new URLSearchParams({ id })}` }
  },
  read: ({ payment: { id } }) => ({ state: payments.has(id) ? stateOf(payments.get(id)) : undefined }),
  void: ({ payment: { id, amount } }) => {
    payments.set(id, { id, amount, status: 'DECLINED', refunds: new Map() }) // never charged, even if begun later
    return { outcome: { status: 'SUCCEEDED' } }
  },
  refund: ({ payment: { id }, refund }) => {
    const { amount, refunds, status } = payments.get(id) ?? { amount: '0', refunds: new Map() }
    const back = [...refunds].reduce((sum, [other, part]) => (other === refund.id ? sum : sum + minor(part)), 0)
    if (status !== 'CAPTURED' || back + minor(refund.amount) > minor(amount)) {
      return { outcome: { status: 'FAILED', code: 'TOO_MUCH', description: 'There is not that much left to refund.' } }
    }
    refunds.set(refund.id, refund.amount) // the same ID is refunded once
    return { outcome: { status: 'SUCCEEDED', reference: refund.id } }
  },
}

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, `http://localhost:${port}`)
  if (pathname === '/pay') {
    const payment = payments.get(searchParams.get('id'))
    if (payment?.status === 'AWAITING') payment.status = searchParams.has('refuse') ? 'DECLINED' : 'CAPTURED'
    return response.writeHead(302, { location: payment?.returnUrl ?? '/' }).end()
  }
  const text = (await request.setEncoding('utf8').toArray()).join('')
  const verified = await jwtVerify(text, key, { issuer: appId, audience: appId }).catch(() => undefined)
  const method = methods[pathname.replace('/v1/', '')]
  const status = !verified ? 401 : method ? 200 : 404
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(status === 200 ? method(verified.payload.data.request) : {}))
}).listen(Number(port), () => console.log(`Example Pay listens on http://localhost:${port}`))
