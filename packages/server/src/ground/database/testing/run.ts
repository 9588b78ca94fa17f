import { createThrowawayFolder, removePrivateFolder } from '../embedded/private-folder.ts'

/** The database server of a test run. */
export type TestRun =
  | { kind: 'embedded'; folder: string }
  | {
      kind: 'postgresql'
      /** The URL of PostgreSQL itself. */
      serverUrl: string
      /** The URL of the pooler in front of it, which has the same databases. */
      poolerUrl?: string
    }

/** Passes the run to the processes that vitest starts, which inherit the environment. */
const variable = 'VITRINE_TEST_RUN'

let currentRun: Promise<{ run: TestRun; end(): Promise<void> }> | null = null

/** Returns the run of the global setup, or starts one that ends with this process. */
export async function getTestRun(): Promise<TestRun> {
  const inherited = process.env[variable]
  if (inherited) return JSON.parse(inherited) as TestRun
  currentRun ??= createTestRun()
  return (await currentRun).run
}

/** Starts a run for this process and its child processes. Call `end` when all tests are done. */
export async function createTestRun(): Promise<{ run: TestRun; description: string; end(): Promise<void> }> {
  const engine = requestedEngine()
  const created = engine === 'embedded' ? createEmbeddedRun() : await createPostgresRun(engine)
  process.env[variable] = JSON.stringify(created.run)
  return created
}

const engines = ['embedded', 'postgresql', 'pgbouncer'] as const
type Engine = (typeof engines)[number]

function requestedEngine(): Engine {
  const requested = process.env.VITRINE_TEST_DATABASE ?? 'embedded'
  const engine = engines.find((one) => one === requested)
  if (engine) return engine
  throw new Error(`VITRINE_TEST_DATABASE is "${requested}"; it can be ${engines.join(', ')}.`)
}

function createEmbeddedRun() {
  const folder = createThrowawayFolder()
  const remove = () => removePrivateFolder(folder)
  process.once('exit', remove)
  return {
    run: { kind: 'embedded', folder } as const,
    description: 'the embedded PostgreSQL',
    end: async () => remove(),
  }
}

async function createPostgresRun(engine: Exclude<Engine, 'embedded'>) {
  const { startTestServer } = await import('./postgres.ts')
  const { url: serverUrl, description, stop } = await startTestServer()
  if (engine === 'postgresql') return { run: { kind: 'postgresql', serverUrl } as const, description, end: stop }
  const { startTestPooler } = await import('./pooler.ts')
  const pooler = await startTestPooler(serverUrl)
  return {
    run: { kind: 'postgresql', serverUrl, poolerUrl: pooler.url } as const,
    description: `${description} behind ${pooler.description}`,
    end: async () => {
      await pooler.stop()
      await stop()
    },
  }
}
