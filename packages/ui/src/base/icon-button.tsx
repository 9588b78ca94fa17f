import type { ComponentProps } from 'react'
import { joinClasses } from './class-names.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name. */
  label: string
  size?: 'small' | 'medium'
  variant?: 'plain' | 'outline'
}

/** A button with an icon only. */
export function IconButton({ label, size = 'medium', variant = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={joinClasses('v-icon-button', className)}
      data-size={size}
      data-variant={variant}
      {...rest}
    />
  )
}
