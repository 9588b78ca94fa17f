import { createServer } from 'node:http'
import { join } from 'node:path'
import { build } from 'esbuild'
import { launchBrowser } from '../../../test/browser.ts'
import { assert } from '../expect.ts'
import { check, note } from '../report.ts'
import { clientId, serverUrl, storefrontUrl } from '../shop.ts'
import { member } from './sign-in.ts'

const bundlePage = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../browser/page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  })
  return outputFiles[0]!.text
}

/** A storefront of one page, at the origin that the demo app allows. */
const serveStorefront = async (script: string) => {
  const html = `<!doctype html><html lang="en"><head><title>Storefront</title><link rel="icon" href="data:,"></head>
<body><script src="/page.js"></script><script>
window.storefront = openPage(${JSON.stringify({ serverUrl, clientId })})
</script></body></html>`
  const server = createServer(({ url }, answer) => {
    const isScript = url === '/page.js'
    answer.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8')
    answer.end(isScript ? script : html)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(new URL(storefrontUrl).port), 'localhost', resolve)
  })
  return server
}

/** The same SDK in a real browser: other origins, preflights, a hidden frame, the hosted sign-in page. */
export const signInWithBrowser = async (): Promise<void> => {
  const server = await serveStorefront(await bundlePage())
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    const troubles: string[] = []
    page.on('pageerror', (error) => troubles.push(String(error)))
    await page.goto(storefrontUrl)
    await check('browser: products.queryProducts', 'from a page of another origin', async () => {
      assert.equal(await page.evaluate(() => window.storefront.readProducts()), 5)
    })
    await check('auth.getMemberTokensForDirectLogin', 'through a hidden frame, in a browser', async () => {
      const signedIn = page.evaluate(({ email, password }) => window.storefront.signIn(email, password), member)
      const timeout = new Promise<never>((_, reject) => {
        setTimeout(() => reject(new Error('The hidden frame did not answer within 20 s.')), 20_000).unref()
      })
      assert.deepEqual(await Promise.race([signedIn, timeout]), { loggedIn: true, email: member.email })
    })

    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(storefrontUrl)
    const address = await stranger.evaluate(() => window.storefront.beginSignIn())
    const answer = await stranger.goto(address)
    if (answer?.status() === 404) {
      note({
        call: 'hosted sign-in page',
        what: 'auth.getAuthUrl leads to it',
        outcome: 'missing',
        words: `GET ${new URL(stranger.url()).pathname}`,
      })
    } else {
      await check('auth.getAuthUrl', 'the hosted sign-in page, and back with a code, in a browser', async () => {
        await stranger.getByLabel(/e-?mail/i).fill(member.email)
        await stranger
          .getByLabel(/password/i)
          .first()
          .fill(member.password)
        await stranger.getByRole('button', { name: /^(sign|log) in$/i }).click()
        await stranger.waitForURL((url) => url.pathname === '/callback', { timeout: 20_000 })
        assert.deepEqual(await stranger.evaluate(() => window.storefront.finishSignIn()), {
          loggedIn: true,
          email: member.email,
        })
      })
    }
    await check('browser', 'no script failed', async () => {
      assert.deepEqual(troubles, [])
    })
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
}
