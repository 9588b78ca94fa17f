import type { StaffAccount } from '@vitrine/client'
import { shop } from '../first-shop.ts'
import { openIn } from '../words/chosen-language.ts'
import { locale } from '../words/first.ts'

let reading: Promise<StaffAccount> | undefined

/** The account of the signed-in person, loaded once. Opens the page again if the person reads another language. */
export const loadAccount = (): Promise<StaffAccount> => {
  reading ??= shop.staffAccount.getMyAccount().then(
    (account) => {
      if (account.language !== undefined && account.language !== locale) openIn(account.language)
      return account
    },
    (error: unknown) => {
      reading = undefined
      throw error
    },
  )
  return reading
}

/** Whether the account has been loaded since someone signed in or changed it. */
export const isAccountLoaded = (): boolean => reading !== undefined

/** Discards the account after it changed or another person signed in. */
export const forgetAccount = (): void => {
  reading = undefined
}
