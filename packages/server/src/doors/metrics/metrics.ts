import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Registry } from 'prom-client'
import type { Worker } from '../../ground/base/worker.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Answered } from '../http/api.ts'
import { readBacklog, type Backlog } from './backlog.ts'

/** In seconds. Most calls take a few milliseconds, and clients give up within ten seconds. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The gauges of the backlog: name and help. */
const backlogGauges = {
  mails: ['vitrine_waiting_mails', 'Emails waiting to be sent.'],
  jobs: ['vitrine_waiting_jobs', 'Background jobs that are due.'],
  failedJobs: ['vitrine_failed_jobs', 'Background jobs whose last attempt has failed.'],
  events: ['vitrine_waiting_events', 'Events waiting to be queued for webhooks.'],
  deliveries: ['vitrine_waiting_deliveries', 'Webhook deliveries waiting to be sent.'],
  payments: ['vitrine_waiting_payments', 'Payments without a final state.'],
  refunds: ['vitrine_waiting_refunds', 'Refunds that the payment provider has not confirmed.'],
} as const satisfies Record<keyof Backlog, readonly [name: string, help: string]>

export interface Metrics extends Worker {
  /** Records a response of the HTTP server. */
  readonly note: (answered: Answered) => void
}

const readMetrics = async ({ db, log }: Context) => {
  // Loaded only if metrics are enabled.
  const { Registry, Histogram, Gauge, collectDefaultMetrics } = await import('./metrics-library.ts')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const requests = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Response time by call or route, and by status.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers,
  })
  const gauges = Object.entries(backlogGauges).map(
    ([key, [name, help]]) => [key as keyof Backlog, new Gauge({ name, help, registers })] as const,
  )
  /** If the database is unavailable, the last values are kept and the others are still reported. */
  const readGauges = async (): Promise<void> => {
    try {
      const backlog = await readBacklog(db)
      for (const [name, gauge] of gauges) gauge.set(backlog[name])
    } catch (error) {
      log.error({ err: error }, 'reading the backlog for metrics failed')
    }
  }
  return { registry, requests, readGauges }
}

const serveMetrics = (registry: Registry, readGauges: () => Promise<void>): Server =>
  createServer((request, response) => {
    const isMetrics = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics'
    if (!isMetrics) return void response.writeHead(404).end()
    readGauges()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      )
  })

/** Serves metrics in Prometheus text format at `/metrics`, on a separate port, which is not reachable for shoppers. */
export const createMetrics = (context: Context, { host, port }: { host: string; port: number }): Metrics => {
  let requests: Awaited<ReturnType<typeof readMetrics>>['requests'] | undefined
  let server: Server | undefined
  const open = async (): Promise<void> => {
    const read = await readMetrics(context)
    requests = read.requests
    server = serveMetrics(read.registry, read.readGauges).listen(port, host)
    server.on('error', (error) => context.log.error({ err: error, port }, 'the metrics cannot be served'))
    await once(server, 'listening')
  }
  let opening: Promise<void> | undefined
  return {
    note: ({ route, method, status, seconds }) => requests?.observe({ route, method, status: String(status) }, seconds),
    start: () => {
      opening = open()
      opening.catch((error: unknown) => context.log.error({ err: error, port }, 'the metrics cannot be served'))
    },
    stop: async () => {
      await opening?.catch(() => undefined)
      server?.closeAllConnections()
      await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
    },
  }
}
