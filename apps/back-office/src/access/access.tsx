import { hasPermission, type Permission } from '@vitrine/contract/areas.ts'
import type { StaffAccount } from '@vitrine/client'
import { Alert } from '@vitrine/ui'
import { createContext, useContext, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { words } from '../words/first.ts'
import { areaOfPage } from './page-areas.ts'

const { access: texts } = words

interface Access {
  readonly account: StaffAccount | undefined
  /** Whether the person may change what the current page is about. */
  readonly mayChange: boolean
  readonly may: (permission: Permission) => boolean
}

const everything: Access = { account: undefined, mayChange: true, may: () => true }
const AccessContext = createContext<Access>(everything)

/** What the signed-in person may do on the current page. */
export const useAccess = (): Access => useContext(AccessContext)

interface AccessProviderProps {
  readonly account: StaffAccount
  readonly children: ReactNode
}

/** Provides what a person may do on the current page. */
export const AccessProvider = ({ account, children }: AccessProviderProps) => {
  const area = areaOfPage(useLocation().pathname)
  const held = new Set<string>(account.permissions)
  const may = (permission: Permission) => hasPermission(held, permission)
  const mayChange = area === undefined || may(`${area}.write`)
  return <AccessContext value={{ account, mayChange, may }}>{children}</AccessContext>
}

/** Explains a page that can only be viewed. */
export const ReadOnlyNote = () => {
  const { mayChange, may } = useAccess()
  const area = areaOfPage(useLocation().pathname)
  if (mayChange || area === undefined || !may(`${area}.read`)) return null
  return (
    <Alert className="mb-6">
      {texts.readOnly(texts.areas[area])} {texts.askOwner}
    </Alert>
  )
}
