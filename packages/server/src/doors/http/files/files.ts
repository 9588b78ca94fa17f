import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { filesPolicy } from '../guard/guards.ts'

const secondsInYear = 31_536_000

export interface FilesOptions {
  readonly prefix: string
  readonly folder: string
  /** Whether unknown paths below the prefix get `index.html`, for apps with client-side routing. */
  readonly singlePage?: boolean
}

/** Serves built files. Files in `assets/` have a hash in their name, so browsers may cache them forever. */
export const mountFiles = (app: FastifyInstance, { prefix, folder, singlePage = false }: FilesOptions): void => {
  if (!existsSync(folder)) return
  const mount = async (scope: FastifyInstance): Promise<void> => {
    // Removes the framework's cache header in favor of the one set below.
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
