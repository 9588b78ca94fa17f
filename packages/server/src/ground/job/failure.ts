import type { JobFailure } from '@vitrine/contract/entities/store/failed-jobs.ts'
import type { ErrorCode } from '@vitrine/contract/errors.ts'
import { DeadlineExceeded } from '../base/worker.ts'
import { InvalidRequest, Refusal } from '../base/refusal.ts'

/** Why an attempt of a job failed. */
export interface Failure {
  /** In English, from the server or a provider. */
  readonly message: string
  /** The code of an error of the API, or of a failure outside of the server. */
  readonly code: ErrorCode | JobFailure
  readonly data?: Readonly<Record<string, unknown>> | undefined
}

/** Thrown for the last attempt of a job during which its server has stopped. */
export class ServerStopped extends Error {
  constructor() {
    super('The server stopped during the last attempt.')
  }
}

/** Codes of Node.js, its HTTP client and the mail client, by what they mean. */
const meanings: readonly (readonly [RegExp, JobFailure])[] = [
  [/^(ENOTFOUND|EAI_AGAIN|EDNS|UND_ERR_INVALID_ARG)$/, 'HOST_NOT_FOUND'],
  [/^(ETIMEDOUT|UND_ERR_\w*TIMEOUT|ABORT_ERR|TimeoutError)$/, 'NO_ANSWER'],
  [/^(CERT_\w+|ERR_TLS_\w+|ETLS|\w*SELF_SIGNED\w*|UNABLE_TO_\w+|ERR_SSL_\w+)$/, 'NOT_SECURE'],
  [/^EAUTH$/, 'MAIL_SIGN_IN_REFUSED'],
  [/^(EENVELOPE|EMESSAGE)$/, 'MAIL_REFUSED'],
  [/^(ECONN\w+|EPIPE|ENETUNREACH|EHOSTUNREACH|ESOCKET|UND_ERR_SOCKET)$/, 'NO_CONNECTION'],
]

interface Coded {
  readonly code?: unknown
  readonly name?: unknown
  readonly cause?: unknown
}

/** An error and its causes, at most five. */
const chainOf = (error: unknown): readonly Coded[] => {
  const chain: Coded[] = []
  for (let one = error; typeof one === 'object' && one !== null && chain.length < 5; one = (one as Coded).cause)
    chain.push(one)
  return chain
}

/** The cause is more precise than the error: a request “failed” because its host was not found. */
const meaningOf = (error: unknown): JobFailure => {
  const codes = chainOf(error).flatMap(({ code, name }) => [code, name])
  const found = codes.flatMap((code) => meanings.filter(([pattern]) => typeof code === 'string' && pattern.test(code)))
  return found.at(-1)?.[1] ?? 'UNEXPECTED'
}

const codeOf = (error: unknown): Failure['code'] => {
  if (error instanceof Refusal) return error.code
  if (error instanceof InvalidRequest) return 'INVALID_ARGUMENT'
  if (error instanceof DeadlineExceeded) return 'NO_ANSWER'
  return error instanceof ServerStopped ? 'SERVER_STOPPED' : meaningOf(error)
}

const maxMessage = 500
const maxData = 2000

/** Describes an error for the list of failed jobs. */
export const failureOf = (error: unknown): Failure => {
  const message = (error instanceof Error ? error.message : String(error)).slice(0, maxMessage)
  const data = error instanceof Refusal ? error.data : undefined
  const isShort = data !== undefined && JSON.stringify(data).length <= maxData
  return { message, code: codeOf(error), ...(isShort && { data }) }
}
