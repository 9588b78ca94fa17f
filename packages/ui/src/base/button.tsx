import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import { joinClasses } from './class-names.ts'
import { Spinner } from './spinner.tsx'
import type { AnchorProps } from './ui-provider.tsx'

interface ButtonStyle {
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical'
  size?: 'small' | 'medium' | 'large'
  /** Takes the full width. */
  wide?: boolean
  /** Icon before the label. */
  icon?: ReactNode
}

type RealButtonProps = ButtonStyle & ComponentProps<'button'> & { href?: undefined; busy?: boolean }
type LinkButtonProps = ButtonStyle & AnchorProps & { busy?: undefined }

export type ButtonProps = RealButtonProps | LinkButtonProps

/**
 * A button, or a link if `href` is set. Within a form it submits, unless it has an `onClick` and no explicit
 * `type="submit"`. While `busy` it keeps its width and focus and ignores clicks.
 */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <RealButton {...props} /> : <LinkButton {...props} />
}

function RealButton({ variant = 'secondary', size = 'medium', wide, icon, busy, ...rest }: RealButtonProps) {
  const { className, children, onClick, ...attributes } = rest
  return (
    <button
      type={onClick ? 'button' : 'submit'}
      {...attributes}
      {...buttonAttributes({ variant, size, wide, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || attributes['aria-disabled']}
      onClick={busy ? swallow : onClick}
    >
      <span className="v-button-label">
        {icon}
        {children}
      </span>
      {busy && <Spinner />}
    </button>
  )
}

function LinkButton({ variant = 'secondary', size = 'medium', wide, icon, ...rest }: LinkButtonProps) {
  const { className, children, ...attributes } = rest
  return (
    <Anchor {...attributes} {...buttonAttributes({ variant, size, wide, className })}>
      <span className="v-button-label">
        {icon}
        {children}
      </span>
    </Anchor>
  )
}

function buttonAttributes({ variant, size, wide, className }: ButtonStyle & { className?: string }) {
  return {
    className: joinClasses('v-button', className),
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
  }
}

function swallow(event: MouseEvent) {
  event.preventDefault()
}
