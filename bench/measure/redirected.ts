/** A storefront's server for the redirect bench: requests data or sends a page, and reports CPU. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const turns = 500
const address = process.env.TARGET_URL!
const picture = 'https://static.wixstatic.com/media/a.webp/v1/fill/w_200,h_150,q_80/a.webp'
const card = `<li class="card"><a href="/products/lamp"><img src="${picture}" alt="Lamp"><h3>Lamp</h3><p>${'Warm and dim. '.repeat(20)}</p></a></li>`
/** Forty products, with 16 kB of markup before the serialized data. */
const page = `<!doctype html><ul>${card.repeat(40)}</ul><script>${'x'.repeat(16_384)}</script>`

const server = createServer((_request, answer) => {
  answer.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length }).end(page)
})
await new Promise<void>((resolve) => {
  server.listen(0, 'localhost', resolve)
})
const own = `http://localhost:${(server.address() as AddressInfo).port}`

/** Returns CPU milliseconds per run, so that other processes don't count. */
const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  for (let turn = 0; turn < turns; turn++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / turns
}

process.on('message', (what: 'request' | 'page') => {
  const work =
    what === 'request'
      ? () => fetch(address).then((answer) => answer.json())
      : () => fetch(own).then((answer) => answer.text())
  void cpuOf(work).then((cpu) => process.send!(cpu))
})
process.send!('ready')
