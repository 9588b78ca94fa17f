import { fork, type ChildProcess } from 'node:child_process'

/** What a server in its own process reports when ready. */
export interface Ready {
  readonly port: number
  readonly token: string
}

export interface Served extends Ready {
  readonly cpuMs: () => Promise<number>
  /** Number of SQL statements so far, if counted. */
  readonly statements: () => Promise<number>
  readonly child: ChildProcess
}

interface Usage {
  readonly cpuMs: number
  readonly statements: number
}

/** In the server's process: reports that it is ready, and answers with its usage. */
export const beServed = (ready: Ready, statements: () => number = () => 0): void => {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send!({ cpuMs: (user + system) / 1000, statements: statements() } satisfies Usage)
  })
  process.on('disconnect', () => process.exit())
  process.send!(ready)
}

/** Starts a server of this role in its own process, where the program calls `beServed`. */
export const openServed = async (
  program: string,
  role: string,
  url: string,
  { flags, env }: { readonly flags: readonly string[]; readonly env: object } = { flags: [], env: {} },
): Promise<Served> => {
  const child = fork(program, [role, url], {
    execArgv: [...process.execArgv, ...flags],
    env: { ...process.env, ...env },
  })
  const { port, token } = await new Promise<Ready>((resolve) =>
    child.once('message', (ready) => resolve(ready as Ready)),
  )
  const usage = () =>
    new Promise<Usage>((resolve) => {
      child.once('message', (answer) => resolve(answer as Usage))
      child.send('usage')
    })
  return {
    port,
    token,
    cpuMs: async () => (await usage()).cpuMs,
    statements: async () => (await usage()).statements,
    child,
  }
}
