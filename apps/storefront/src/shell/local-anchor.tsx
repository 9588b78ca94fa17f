import type { AnchorProps } from '@vitrine/ui'
import type { ComponentProps } from 'react'
import { localPath } from '../address.ts'
import { useShell } from './shell-data.ts'

const isOfStore = (address: string): boolean => address.startsWith('/') && !address.startsWith('//')

/** Makes addresses of the store's pages lead to the language of this one. */
export const useLocalPath = (): ((address: string) => string) => {
  const shell = useShell()
  return (address) => (isOfStore(address) ? localPath(shell, address) : address)
}

/** The anchor of the storefront: links to its pages stay in the language of this one. */
export const LocalAnchor = ({ href, children, ...rest }: AnchorProps) => (
  <a href={useLocalPath()(href)} {...rest}>
    {children}
  </a>
)

/** A form whose answer is a page in the language of this one. */
export const LocalForm = ({
  action,
  ...rest
}: Omit<ComponentProps<'form'>, 'action'> & { readonly action?: string }) => {
  const local = useLocalPath()
  return <form {...(action !== undefined && { action: local(action) })} {...rest} />
}
