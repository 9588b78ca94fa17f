import { createThrowawayFolder, removePrivateFolder } from './private-folder.ts'

/** What all databases of one test run share. */
export type TestRun = { kind: 'embedded'; folder: string } | { kind: 'postgresql'; serverUrl: string }

/** How the run reaches the processes that vitest starts: they inherit the environment of the first. */
const variable = 'VITRINE_TEST_RUN'

let begun: Promise<{ run: TestRun; end(): Promise<void> }> | null = null

/** The run of this process: the one that the global setup began, or one of its own that ends with the process. */
export async function beginTestRun(): Promise<TestRun> {
  const inherited = process.env[variable]
  if (inherited) return JSON.parse(inherited) as TestRun
  begun ??= createTestRun()
  return (await begun).run
}

/** Prepares a run for this process and those it starts. Call `end` when all tests are done. */
export async function createTestRun(): Promise<{ run: TestRun; description: string; end(): Promise<void> }> {
  const created = wantsPostgres() ? await createPostgresRun() : createEmbeddedRun()
  process.env[variable] = JSON.stringify(created.run)
  return created
}

function wantsPostgres(): boolean {
  const engine = process.env.VITRINE_TEST_DATABASE ?? 'embedded'
  if (engine !== 'embedded' && engine !== 'postgresql') {
    throw new Error(`VITRINE_TEST_DATABASE is "${engine}"; it can be embedded or postgresql.`)
  }
  return engine === 'postgresql'
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

async function createPostgresRun() {
  const { startTestServer } = await import('./testing-postgres.ts')
  const { url, description, stop } = await startTestServer()
  return { run: { kind: 'postgresql', serverUrl: url } as const, description, end: stop }
}
