import type { FailedJob } from '@vitrine/client'
import { errorText } from '../errors/error-text.ts'
import type { ErrorData } from '../words/error-data.ts'
import { words } from '../words/words.ts'

const { failures } = words.failedJobs

interface FailureText {
  readonly text: string
  /** What a provider or the server says, in its language, for whoever finds the cause. */
  readonly detail?: string
}

/** Says why a job failed, in the language of the pages. Errors without a text are as the server describes them. */
export const failureText = ({ error, errorCode = '', errorData }: FailedJob): FailureText => {
  if (Object.hasOwn(failures, errorCode)) {
    const text = failures[errorCode as keyof typeof failures]
    return error === '' ? { text } : { text, detail: error }
  }
  return { text: errorText({ code: errorCode, data: errorData as ErrorData | undefined }) ?? error }
}
