import { SpanStatusCode, trace, type Tracer } from '@opentelemetry/api'

let tracer: Tracer | undefined

/**
 * Tells what happens to whatever collects traces in this process by OpenTelemetry: `node --import` loads it beside the
 * server. Without it nothing is told, and without `TRACING=1` nothing is asked.
 */
export const startTracing = (): void => {
  tracer = trace.getTracer('vitrine')
}

/** For tests that are over. */
export const stopTracing = (): void => {
  tracer = undefined
}

type Attributes = Readonly<Record<string, string | number>>

/** Does some work as a span of the trace that is under way, named in the terms of OpenTelemetry's conventions. */
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
