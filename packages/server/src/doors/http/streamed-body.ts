import type { FastifyInstance } from 'fastify'

/** Hands bodies on as they come in, whatever their type. What takes them counts their bytes; this ends those that go on. */
export const takeStreams = (scope: FastifyInstance, largestBytes: number): void => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { bodyLimit: largestBytes * 2 }, (_request, payload, done) => done(null, payload))
}
