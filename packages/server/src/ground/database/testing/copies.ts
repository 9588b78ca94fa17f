import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** Runs work with a connection to a server, and closes it afterwards. */
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

/** Returns the URL of another database on the same server. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Creates a copy of a database that has no connections. */
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
