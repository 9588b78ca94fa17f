import type { ComponentProps } from 'react'
import { joinClasses } from './class-names.ts'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for those who cannot see the picture. */
  label: string
  size?: 'small' | 'medium'
  variant?: 'plain' | 'outline'
}

/** A button whose words are a picture. */
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
