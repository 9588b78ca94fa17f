import { isApiError } from '@vitrine/client'
import { readLine } from '@vitrine/web/form.ts'
import { redirectTo } from '@vitrine/web/redirect-to.ts'
import type { Answer } from '../page.ts'
import type { Words } from '../words/en.ts'
import type { ReturnFormData } from './fields.ts'
import { failureOf, readReturn, wasJustAsked, type Asked, type FormOf } from './form.ts'

/** What the form shows beside the order itself, once something is wrong with it. */
export type Refused = Partial<Pick<ReturnFormData, 'typed' | 'errors' | 'failure'>>

/** By which way a buyer comes to the returns of an order: signed in, or by the link from an email. */
export interface ReturnWay<Data extends object> {
  readonly words: Words
  /** All that is known of the order now. */
  readonly read: () => Promise<FormOf>
  readonly form: (known: FormOf) => ReturnFormData
  readonly draw: (known: FormOf, refused?: Refused) => Answer<Data>
  readonly request: (asked: Asked) => Promise<unknown>
  readonly cancel: (returnId: string) => Promise<unknown>
  /** The page of the order, once this was done. */
  readonly orderAddress: (done?: 'asked' | 'canceled' | 'late') => string
}

const cancel = async <Data extends object>(way: ReturnWay<Data>, form: FormData): Promise<Response> => {
  try {
    await way.cancel(readLine(form, 'returnId'))
    return redirectTo(way.orderAddress('canceled'))
  } catch (error) {
    if (isApiError(error, 'ILLEGAL_STATE', 'NOT_FOUND', 'INVALID_ARGUMENT')) return redirectTo(way.orderAddress('late'))
    throw error
  }
}

const ask = async <Data extends object>(way: ReturnWay<Data>, form: FormData): Promise<Answer<Data>> => {
  const known = await way.read()
  const { typed, errors, asked } = readReturn(form, way.form(known), way.words)
  if (Object.keys(errors).length > 0) return way.draw(known, { typed, errors })
  try {
    await way.request(asked)
  } catch (error) {
    const failure = failureOf(error, way.words)
    const now = await way.read()
    // The button was pressed twice, or the page sent again.
    if (!wasJustAsked(asked, now.returns, Date.now())) return way.draw(now, { typed, failure })
  }
  return redirectTo(way.orderAddress('asked'))
}

/** Asks for a return, or takes one back, as the form says. */
export const actOnReturns = <Data extends object>(way: ReturnWay<Data>, form: FormData): Promise<Answer<Data>> =>
  readLine(form, 'intent') === 'cancel' ? cancel(way, form) : ask(way, form)

/** The address of an order's page with what was just done, down at its returns. */
export const withDone = (path: string, query: Readonly<Record<string, string>>, done?: string): string =>
  done === undefined
    ? `${path}?${new URLSearchParams(query)}`
    : `${path}?${new URLSearchParams({ ...query, done })}#returns`
