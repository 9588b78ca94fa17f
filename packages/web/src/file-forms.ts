/** Forms that bring files: as few as must be in a process at once, and none where no page takes them. */
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Bytes of a form with its files. */
export const mostPostedFiles = 33 * 1024 * 1024
/** Bytes; so many large forms may come in at once. */
const large = 1024 * 1024
const mostLarge = 4
/** Milliseconds in which a large form has to come in: whoever is slower holds up others. */
const longestComing = 2 * 60 * 1000

/** Refuses a form before it is read; what it says is told to whoever sent it. */
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
  if (!(bytes > 0)) throw new FormRefused(411, 'The form does not say how long it is.')
  if (bytes <= mostPostedFiles) return
  throw new FormRefused(413, `The files are too large. All together can have ${mostPostedFiles >> 20} MB.`)
}

interface Taking {
  /** Whether the page at a path takes forms with files. */
  readonly takesFiles: (path: string) => boolean
  readonly comingMs?: number
}

/** Lets an app take forms with files. */
export const takeFileForms = (app: FastifyInstance, { takesFiles, comingMs = longestComing }: Taking): void => {
  let coming = 0
  app.addContentTypeParser(
    /^multipart\/form-data/i,
    { parseAs: 'buffer', bodyLimit: mostPostedFiles },
    (_request, body, done) => done(null, body),
  )
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || !isFileForm(request)) return
    if (!takesFiles(request.url.split('?', 1)[0]!)) throw new FormRefused(415, 'This page takes no files.')
    const bytes = Number(request.headers['content-length'])
    refuseBySize(bytes)
    if (bytes <= large) return
    if (coming >= mostLarge) {
      void reply.header('retry-after', '10')
      throw new FormRefused(503, 'Too many files are coming in. Please try again in a moment.')
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
