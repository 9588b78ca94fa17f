import type { StaffAccount } from '@vitrine/client'
import { shop } from '../shop.ts'

let reading: Promise<StaffAccount> | undefined

/** The account of the signed-in person, loaded once. */
export const loadAccount = (): Promise<StaffAccount> => {
  reading ??= shop.staffAccount.getMyAccount().catch((error: unknown) => {
    reading = undefined
    throw error
  })
  return reading
}

/** Whether the account has been loaded since someone signed in or changed it. */
export const isAccountLoaded = (): boolean => reading !== undefined

/** Discards the account after it changed or another person signed in. */
export const forgetAccount = (): void => {
  reading = undefined
}
