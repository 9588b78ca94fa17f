import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@vitrine/server/ground/database/open-database.ts'
import { createLog } from '@vitrine/server/ground/base/log.ts'
import { createServer } from '@vitrine/server/server.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'

/** Serves a database in this process. Returns the port and a visitor token for a site. */
export const serveVitrine = async (
  database: Database<Tables>,
  siteId: string,
  { stripeUrl }: { readonly stripeUrl?: string | undefined } = {},
) => {
  const server = await createServer({
    database,
    config: {
      publicUrl: 'http://localhost:4000',
      storefrontUrl: 'http://localhost:3000',
      trustProxy: false,
      mailFrom: 'bench@test.invalid',
      mediaFolder: mkdtempSync(join(tmpdir(), 'vitrine-bench-')),
      ...(stripeUrl && { stripe: { apiUrl: stripeUrl, scriptUrl: `${stripeUrl}/stripe.js` } }),
    },
    log: createLog('error'),
  })
  const port = await server.start(0)
  const token = await server.context.accessTokens.sign({ role: 'visitor', siteId, visitorId: randomUUID() }, 14_400)
  return { port, token }
}
