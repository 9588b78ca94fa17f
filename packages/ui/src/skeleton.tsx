import type { ComponentProps } from 'react'
import { joinClasses } from './class-names.ts'

export interface SkeletonProps extends ComponentProps<'span'> {
  shape?: 'box' | 'text' | 'circle' | 'portrait'
}

/** Holds the place of what is still on its way. Sizes come by `className`; say `aria-busy` on the region around it. */
export function Skeleton({ shape = 'box', className, ...rest }: SkeletonProps) {
  return <span aria-hidden="true" className={joinClasses('v-skeleton', className)} data-shape={shape} {...rest} />
}
