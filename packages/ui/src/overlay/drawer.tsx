import { joinClasses } from '../base/class-names.ts'
import { Modal, type ModalProps } from './modal.tsx'

export type DrawerProps = ModalProps & { side?: 'start' | 'end' }

/** A panel that slides in from the end (cart, filters) or from the start (navigation on phones). */
export function Drawer({ side = 'end', className, ...rest }: DrawerProps) {
  return <Modal className={joinClasses('v-drawer', className)} data-side={side} {...rest} />
}
