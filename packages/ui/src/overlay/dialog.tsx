import { joinClasses } from '../base/class-names.ts'
import { Modal, type ModalProps } from './modal.tsx'

export type DialogProps = ModalProps & { size?: 'small' | 'medium' | 'large' }

/** A modal dialog, for a question or a small form. */
export function Dialog({ size = 'medium', className, ...rest }: DialogProps) {
  return <Modal className={joinClasses('v-dialog', className)} data-size={size} {...rest} />
}
