import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { openDns } from '../packages/server/src/store/domain/testing-dns.ts'
import { launchBrowser } from './browser.ts'

const dns = await openDns()
dns.set('A', 'shops.example', ['192.0.2.1'])
const server = spawn('node', ['packages/server/dist/main.mjs'], {
  env: { ...process.env, PORT: '4683', STOREFRONT_PORT: '3683', VITRINE_DATA: '/tmp/domains-data', DATABASE_URL: '', DNS_SERVERS: dns.server, DOMAIN_TARGET: 'shops.example', VITRINE_DEMO_PAST: '0' },
  stdio: 'inherit',
})
const base = 'http://localhost:4683'
for (let i = 0; i < 240; i += 1) {
  const ok = await fetch(`${base}/health`).then((r) => r.ok, () => false)
  if (ok) break
  await wait(500)
}
const browser = await launchBrowser()
const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
const page = await context.newPage()
const response = await page.request.post(`${base}/vitrine/v1/owner/sign-in`, { data: { email: 'owner@demo.test', password: 'demo-owner-1' }, headers: { origin: base } })
const { access_token: token } = await response.json()
await page.addInitScript(() => localStorage.setItem('vitrine-owner', 'signed-in'))
const call = (route: string, body?: unknown) => {
  const [method, path] = route.split(' ')
  return fetch(base + path, { method, headers: { authorization: token, 'content-type': 'application/json' }, ...(body ? { body: JSON.stringify(body) } : {}) }).then((r) => r.json())
}
const shot = async (name: string) => {
  await wait(400)
  await page.screenshot({ path: `/tmp/domains-shots/${name}.png`, fullPage: true })
}
await page.goto(`${base}/back-office/domains`)
await page.getByRole('heading', { name: 'No domains yet' }).waitFor()
await shot('empty')
for (const name of ['lamps.example', 'www.lamps.example', 'münchen.example', 'old.example']) {
  const { domain } = await call('POST /vitrine/v1/domains', { domain: { name } })
  if (!domain) { console.log('exists', name); continue }
  if (name === 'münchen.example') { dns.set('TXT', domain.verificationRecord.name, ['something-else', 'v=spf1 -all']); dns.set('A', domain.name, ['93.184.216.34']); await call(`POST /vitrine/v1/domains/${domain.name}/check`) }
  else if (name !== 'old.example') { dns.set('TXT', domain.verificationRecord.name, [domain.verificationRecord.value]); dns.set('CNAME', domain.name, ['shops.example']); await call(`POST /vitrine/v1/domains/${domain.name}/check`) }
}
await call('POST /vitrine/v1/domains/www.lamps.example/make-primary')
await page.reload()
await page.getByText('Primary', { exact: true }).waitFor()
await shot('list')
await page.getByRole('button', { name: 'Remove www.lamps.example' }).click()
await shot('remove')
await page.keyboard.press('Escape')
await page.getByRole('button', { name: 'Make lamps.example primary' }).click()
await shot('make-primary')
await page.keyboard.press('Escape')
await page.setViewportSize({ width: 390, height: 844 })
await shot('phone')
await page.emulateMedia({ colorScheme: 'dark' })
await shot('phone-dark')
await page.setViewportSize({ width: 1280, height: 900 })
await shot('dark')
await page.goto(`${base}/back-office/domains?language=he`)
await browser.close()
server.kill('SIGTERM')
await dns.close()
process.exit(0)
