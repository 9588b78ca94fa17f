import { Button, useHydrated } from '@vitrine/ui'
import type { ComponentProps } from 'react'

type SendButtonProps = Pick<ComponentProps<'button'>, 'children'> & {
  readonly variant?: 'primary' | 'quiet'
  readonly busy: boolean
  readonly wide?: boolean
}

/** Submits a form that only scripts can send: pressed before they run, it does nothing, and what was typed stays. */
export const SendButton = (props: SendButtonProps) => {
  const isAlive = useHydrated()
  return <Button {...props} type="submit" disabled={!isAlive} />
}
