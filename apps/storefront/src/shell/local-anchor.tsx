import type { AnchorProps } from '@vitrine/ui'
import type { ComponentProps } from 'react'
import { localPath } from '../address.ts'
import { useShell } from './shell-data.ts'

const isOfStore = (address: string): boolean => address.startsWith('/') && !address.startsWith('//')

/** Returns a function that localizes paths to the page's language. */
export const useLocalPath = (): ((address: string) => string) => {
  const shell = useShell()
  return (address) => (isOfStore(address) ? localPath(shell, address) : address)
}

/** A link that stays in the page's language. */
export const LocalAnchor = ({ href, children, ...rest }: AnchorProps) => (
  <a href={useLocalPath()(href)} {...rest}>
    {children}
  </a>
)

/** A form whose target stays in the page's language. */
export const LocalForm = ({
  action,
  ...rest
}: Omit<ComponentProps<'form'>, 'action'> & { readonly action?: string }) => {
  const local = useLocalPath()
  return <form {...(action !== undefined && { action: local(action) })} {...rest} />
}
