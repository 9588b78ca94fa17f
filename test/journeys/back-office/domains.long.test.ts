import { request } from 'node:http'
import { once } from 'node:events'
import { openDns } from '@vitrine/server/store/domain/testing-dns.ts'
import { afterAll, expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openOwnStage } from '../stage/stage.ts'
import { signInOwner } from '../stage/steps.ts'

const dns = await openDns()
dns.set('A', 'shops.example', ['192.0.2.1'])
const { shop, openVisitor } = await openOwnStage({
  hasOwnClock: true,
  settings: { DNS_SERVERS: dns.server, DOMAIN_TARGET: 'shops.example' },
})
afterAll(dns.close)

/** Requests a page of the storefront as a proxy of a domain does. */
const visit = async (host: string, path: string) => {
  const sent = request(shop.storefront + path, { headers: { host } })
  sent.end()
  const [response] = await once(sent, 'response')
  response.resume()
  return [response.statusCode, response.headers.location]
}

test('the owner connects two domains, makes one primary, and removes it again', async () => {
  const { page, takeProblems, inspect } = await openVisitor()
  await signInOwner(page, shop, 'domains')
  await page.getByRole('heading', { name: 'No domains yet' }).waitFor()
  expect(await inspect()).toEqual([])

  await page.getByLabel('Domain', { exact: true }).fill('https://lamps.example')
  await page.getByRole('button', { name: 'Add domain' }).click()
  await page.getByRole('link', { name: /^Domain: Enter a domain only/ }).waitFor()
  expect(await takeProblems()).toEqual(['400 /vitrine/v1/domains'])
  for (const name of ['lamps.example', 'www.lamps.example']) {
    await page.getByLabel('Domain', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Add domain' }).click()
    await page.getByText(`${name} added`).waitFor()
  }
  await page.getByRole('button', { name: 'Check now: lamps.example', exact: true }).click()
  await page.getByText('There is no TXT record of this name yet.').waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'domains-pending')

  const { domains } = await shop.call('GET /vitrine/v1/domains')
  for (const { name, verificationRecord } of domains) {
    dns.set('TXT', verificationRecord.name, [verificationRecord.value])
    dns.set('CNAME', name, ['shops.example'])
    await page.getByRole('button', { name: `Check now: ${name}`, exact: true }).click()
    await page.getByText(`${name} is verified`).waitFor()
  }
  await page.getByRole('button', { name: 'Make primary: www.lamps.example' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make primary' }).click()
  await page.getByText('www.lamps.example is the primary domain').waitFor()
  await page.getByRole('link', { name: 'https://www.lamps.example' }).waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'domains-verified')
  // The storefront reads its domains every ten seconds.
  await expect
    .poll(() => visit('lamps.example', '/cart?a=1'), { timeout: 20_000 })
    .toEqual([301, 'https://www.lamps.example/cart?a=1'])
  expect(await visit('www.lamps.example', '/')).toEqual([200, undefined])

  for (const { verificationRecord } of domains) dns.remove('TXT', verificationRecord.name)
  await page.getByRole('button', { name: 'Check now: lamps.example' }).click()
  await page.getByText('There is no TXT record of this name yet.').waitFor()
  expect(await page.getByText('The TXT record of lamps.example is gone').count()).toBe(0)
  await shop.skipAhead(8 * 24 * 60 * 60 * 1000)
  await signInOwner(page, shop)
  await page.getByText('The TXT record of lamps.example is gone').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Domains' }).click()
  await page.getByText('Record missing').waitFor()
  expect(await inspect()).toEqual([])

  await page.getByRole('button', { name: 'Remove www.lamps.example' }).click()
  await page.getByRole('dialog').getByText(shop.storefront).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('www.lamps.example removed').waitFor()
  await page.getByText('This is the address of the server.').waitFor()
  expect(await inspect()).toEqual([])
})
