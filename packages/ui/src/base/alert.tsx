import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { CautionIcon, CheckIcon, CloseIcon, InfoIcon } from './icons.tsx'
import { useUi } from './ui-provider.tsx'

const icons = { info: InfoIcon, positive: CheckIcon, caution: CautionIcon, critical: CautionIcon }

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: keyof typeof icons
  title?: ReactNode
  onDismiss?: () => void
}

/** A message to the reader. Critical ones interrupt a screen reader, others wait for a pause. */
export function Alert({ tone = 'info', title, onDismiss, className, children, ...rest }: AlertProps) {
  const { words } = useUi()
  const Icon = icons[tone]
  return (
    <div
      role={tone === 'critical' ? 'alert' : 'status'}
      className={joinClasses('v-alert', className)}
      data-tone={tone}
      {...rest}
    >
      <Icon />
      <div className="v-alert-body">
        {title !== undefined && <div className="v-alert-title">{title}</div>}
        {children}
      </div>
      {onDismiss && (
        <IconButton label={words.dismiss} onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  )
}
