import { Button, useHydrated } from '@vitrine/ui'
import type { ComponentProps } from 'react'

type SendButtonProps = Pick<ComponentProps<'button'>, 'children'> & {
  readonly variant?: 'primary' | 'quiet'
  readonly busy: boolean
  readonly wide?: boolean
}

/** Submits a form that needs JavaScript. Before hydration it does nothing, so that no input is lost. */
export const SendButton = (props: SendButtonProps) => {
  const isAlive = useHydrated()
  return <Button {...props} type="submit" disabled={!isAlive} />
}
