import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { filesPolicy } from './guards.ts'

const secondsInYear = 31_536_000

export interface FilesOptions {
  readonly prefix: string
  readonly folder: string
  /** Answers every other path below the prefix with `index.html`: the app finds its way itself. */
  readonly singlePage?: boolean
}

/** Serves built files; names with a hash in `assets/` are kept by browsers for good. */
export const mountFiles = (app: FastifyInstance, { prefix, folder, singlePage = false }: FilesOptions): void => {
  if (!existsSync(folder)) return
  const mount = async (scope: FastifyInstance): Promise<void> => {
    // How long a file may be kept is said below, past the framework, whose own header would win.
    scope.addHook('onRequest', async (_request, reply) => void reply.removeHeader('cache-control'))
    await scope.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        const lasting = /[\\/]assets[\\/]/.test(path)
        reply.setHeader('cache-control', lasting ? `public, max-age=${secondsInYear}, immutable` : 'no-cache')
        reply.setHeader('content-security-policy', filesPolicy)
      },
    })
    if (singlePage) scope.setNotFoundHandler((_request, reply) => reply.code(200).sendFile('index.html'))
  }
  void app.register(mount, { prefix })
}
