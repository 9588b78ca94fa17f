import { SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'

let tracer: Tracer | undefined

/**
 * Starts tracing with OpenTelemetry. The collector is loaded with `node --import`; without it, spans are discarded.
 * Only called if `TRACING=1`.
 */
export const startTracing = (): void => {
  tracer = trace.getTracer('vitrine')
}

/** Stops tracing, for tests. */
export const stopTracing = (): void => {
  tracer = undefined
}

type Attributes = Readonly<Record<string, string | number>>

/** Runs work in a span of the current trace. Names follow OpenTelemetry's conventions. */
export const traced = <Result>(name: string, attributes: Attributes, work: () => Promise<Result>): Promise<Result> => {
  if (!tracer) return work()
  return tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work()
    } catch (error) {
      span.recordException(error instanceof Error ? error : String(error))
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}
