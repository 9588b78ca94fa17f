import type { FastifyInstance } from 'fastify'
import type { Readable } from 'node:stream'
import { invalidField, invalidBecause } from '../../../ground/base/refusal.ts'
import { actingAs } from '../../../ground/event/acting.ts'
import type { Context } from '../../../ground/context/context.ts'
import { largestImportBytes, presentProductImport, refuseLargeImport, startImport } from '../../../desk/import/api.ts'
import { requireCatalogCaller } from '../guard/require-catalog-caller.ts'
import type { ServeOptions } from '../serve.ts'
import { takeStreams } from './streamed-body.ts'

const readDryRun = (dryRun: unknown): boolean => {
  if (dryRun === undefined || dryRun === 'false') return false
  if (dryRun === 'true') return true
  throw invalidField('dryRun', 'must be true or false')
}

const readFileName = (fileName: unknown): string => {
  if (fileName === undefined) return ''
  if (typeof fileName === 'string') return fileName
  throw invalidField('fileName', 'must be given once')
}

/**
 * Starts an import of products from a CSV file in the body of a POST, and responds with the import, which goes on in
 * the background. With `dryRun=true` it only reports what would change. `fileName` is shown in the back office.
 */
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
        const caller = await requireCatalogCaller(request, reply, options)
        // Closes the connection, so that a refused upload is not read to its end.
        void reply.header('connection', 'close')
        refuseLargeImport(Number(request.headers['content-length'] ?? 0))
        const { dryRun, fileName, ...others } = request.query
        const [unknown] = Object.keys(others)
        if (unknown !== undefined) throw invalidField(unknown, 'is not a parameter of this call')
        if (!request.body) throw invalidBecause('file', 'EMPTY_FILE')
        const upload = {
          siteId: caller.siteId,
          content: request.body as Readable,
          fileName: readFileName(fileName),
          dryRun: readDryRun(dryRun),
        }
        const started = await actingAs(caller, () => startImport(context, upload))
        return reply.code(202).send({ productImport: presentProductImport(started) })
      },
    )
  })
}
