import type { FastifyInstance } from 'fastify'
import type { Readable } from 'node:stream'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import { importUpload, largestImportBytes, refuseLargeImport } from '../../../desk/import/api.ts'
import { requireCatalogCaller } from '../guard/require-catalog-caller.ts'
import type { ServeOptions } from '../serve.ts'
import { takeStreams } from './streamed-body.ts'

const readDryRun = (dryRun: unknown): boolean => {
  if (dryRun === undefined || dryRun === 'false') return false
  if (dryRun === 'true') return true
  throw invalidField('dryRun', 'must be true or false')
}

/** Imports products from a CSV file in the body of a POST. With `dryRun=true` it only reports what would change. */
export const mountProductImports = (
  app: FastifyInstance,
  context: Context,
  options: Pick<ServeOptions, 'authenticate' | 'whyNotFrom'>,
): void => {
  void app.register(async (scope) => {
    takeStreams(scope, largestImportBytes)
    scope.post<{ Querystring: Readonly<Record<string, unknown>> }>(
      '/vitrine/v1/product-imports',
      async (request, reply) => {
        const { siteId } = await requireCatalogCaller(request, reply, options)
        // Closes the connection, so that a refused upload is not read to its end.
        void reply.header('connection', 'close')
        refuseLargeImport(Number(request.headers['content-length'] ?? 0))
        const { dryRun, ...others } = request.query
        const [unknown] = Object.keys(others)
        if (unknown !== undefined) throw invalidField(unknown, 'is not a parameter of this call')
        if (!request.body) throw invalidField('file', 'must not be empty', 'MIN_SIZE')
        return reply.send(
          await importUpload(context, { siteId, content: request.body as Readable, dryRun: readDryRun(dryRun) }),
        )
      },
    )
  })
}
