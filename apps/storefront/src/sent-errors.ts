/** Errors on their way from the server to the browser: as plain objects. */
import { ApiError, ConnectionError } from '@vitrine/client'
import { LoadFailure, loadFromServer } from '@vitrine/web/server-load.ts'

type Sent = { readonly code?: string; readonly message?: string; readonly status?: number }

/** What of an error the browser needs to show the same page. */
export const sendable = (error: unknown): Record<string, unknown> => {
  const { name, message, code, status, statusText, data } = error as Record<string, unknown>
  return { name, message, code, status, statusText, data, internal: true }
}

/** Makes of it again what it was. */
export const revived = ({ message = '', ...fields }: Sent): unknown =>
  fields.code === undefined
    ? { ...fields, message, internal: true }
    : new ApiError(message, { status: fields.status ?? 500, code: fields.code })

/** What only the server loads: in the browser it is asked for there. */
export const fromServer =
  <Data>(route: string) =>
  async (request: Request): Promise<Data> => {
    try {
      return (await loadFromServer(route, request)) as Data
    } catch (error) {
      if (error instanceof LoadFailure) throw revived(error.told as Sent)
      throw error instanceof TypeError ? new ConnectionError('CONNECTION_FAILED', error.message, error) : error
    }
  }
