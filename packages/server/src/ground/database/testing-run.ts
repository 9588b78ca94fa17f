import { createThrowawayFolder, removePrivateFolder } from './private-folder.ts'

/** What all databases of one test run share. */
export type TestRun =
  | { kind: 'embedded'; folder: string }
  | {
      kind: 'postgresql'
      /** Of PostgreSQL itself. */
      serverUrl: string
      /** Of the pooler in front of it, which has the same databases. */
      poolerUrl?: string
    }

/** How the run reaches the processes that vitest starts: they inherit the environment of the first. */
const variable = 'VITRINE_TEST_RUN'

let begun: Promise<{ run: TestRun; end(): Promise<void> }> | null = null

/** The run of this process: the one that the global setup began, or one of its own that ends with the process. */
export async function getTestRun(): Promise<TestRun> {
  const inherited = process.env[variable]
  if (inherited) return JSON.parse(inherited) as TestRun
  begun ??= createTestRun()
  return (await begun).run
}

/** Prepares a run for this process and those it starts. Call `end` when all tests are done. */
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
  const { startTestServer } = await import('./testing-postgres.ts')
  const { url: serverUrl, description, stop } = await startTestServer()
  if (engine === 'postgresql') return { run: { kind: 'postgresql', serverUrl } as const, description, end: stop }
  const { startTestPooler } = await import('./testing-pooler.ts')
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
