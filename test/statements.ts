import { currentScope } from '@vitrine/server/ground/database/request-scope.ts'
import { Client } from 'pg'
import { vi } from 'vitest'

/** A statement as sent to the database. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Records the statements of a request, without those of concurrent workers. */
export const noteStatements = async <Result>(work: () => Promise<Result>): Promise<[Result, readonly Statement[]]> => {
  const noted: Statement[] = []
  const query = Client.prototype.query
  const noting = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    const [statement] = args as [string | Partial<Statement>]
    const { text = '', values = [] } = typeof statement === 'string' ? { text: statement } : statement
    if (currentScope()) noted.push({ text, values })
    return Reflect.apply(query, this, args) as never
  })
  try {
    return [await work(), noted]
  } finally {
    noting.mockRestore()
  }
}
