/** Forms with files: few at once per process, and only on pages that accept files. */
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Maximum size of a form with files, in bytes. */
export const maxFormBytes = 33 * 1024 * 1024
/** Size in bytes from which a form counts as large; few are read at once. */
const large = 1024 * 1024
const maxLargeForms = 4
/** Time limit of a large form in milliseconds, since slow ones block others. */
const maxComingMs = 2 * 60 * 1000

/** Rejects a form before it is read. The message is sent to the client. */
export class FormRefused extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
  ) {
    super(message)
    this.name = 'FormRefused'
  }
}

const isFileForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/form-data') ?? false

const refuseBySize = (bytes: number): void => {
  if (!(bytes > 0)) throw new FormRefused(411, 'The form must have a Content-Length.')
  if (bytes <= maxFormBytes) return
  throw new FormRefused(413, `The files are too large. Together they can have at most ${maxFormBytes >> 20} MB.`)
}

interface Taking {
  /** Whether the page at a path accepts file uploads. */
  readonly acceptsFiles: (path: string) => boolean
  readonly comingMs?: number
}

/** Adds support for forms with files. */
export const acceptFileForms = (app: FastifyInstance, { acceptsFiles, comingMs = maxComingMs }: Taking): void => {
  let coming = 0
  app.addContentTypeParser(
    /^multipart\/form-data/i,
    { parseAs: 'buffer', bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, body),
  )
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || !isFileForm(request)) return
    if (!acceptsFiles(request.url.split('?', 1)[0]!)) throw new FormRefused(415, 'This page does not accept files.')
    const bytes = Number(request.headers['content-length'])
    refuseBySize(bytes)
    if (bytes <= large) return
    if (coming >= maxLargeForms) {
      void reply.header('retry-after', '10')
      throw new FormRefused(503, 'Too many uploads at the moment. Please try again shortly.')
    }
    coming += 1
    const timer = setTimeout(() => request.raw.destroy(), comingMs)
    request.raw.once('end', () => clearTimeout(timer))
    reply.raw.once('close', () => {
      clearTimeout(timer)
      coming -= 1
    })
  })
}
