import { joinClasses } from './class-names.ts'
import { Modal, type ModalProps } from './modal.tsx'

export type DrawerProps = ModalProps & { side?: 'start' | 'end' }

/** Slides in from the side where reading ends: the cart, filters; from the start: a phone's navigation. */
export function Drawer({ side = 'end', className, ...rest }: DrawerProps) {
  return <Modal className={joinClasses('v-drawer', className)} data-side={side} {...rest} />
}
