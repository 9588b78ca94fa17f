import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Asks a server of PostgreSQL, in a connection that goes when the work is done. */
export async function withServerClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The same server, another database. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** A database that is a copy of one that nobody is connected to. */
export async function copyDatabase(
  serverUrl: string,
  template: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `vitrine_test_${randomUUID().replaceAll('-', '')}`
  await withServerClient(serverUrl, (client) => client.query(`create database ${name} template ${template}`))
  const drop = async () => {
    await withServerClient(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { url: urlOf(serverUrl, name), drop }
}
