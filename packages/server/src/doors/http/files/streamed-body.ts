import type { FastifyInstance } from 'fastify'

/** Streams bodies of any type to the handler, which counts their bytes. Stops at the limit. */
export const takeStreams = (scope: FastifyInstance, largestBytes: number): void => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { bodyLimit: largestBytes * 2 }, (_request, payload, done) => done(null, payload))
}
