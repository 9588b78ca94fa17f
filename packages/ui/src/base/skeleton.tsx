import type { ComponentProps } from 'react'
import { joinClasses } from './class-names.ts'

export interface SkeletonProps extends ComponentProps<'span'> {
  shape?: 'box' | 'text' | 'circle' | 'portrait'
}

/** A loading placeholder. Set its size with `className`, and `aria-busy` on the region around it. */
export function Skeleton({ shape = 'box', className, ...rest }: SkeletonProps) {
  return <span aria-hidden="true" className={joinClasses('v-skeleton', className)} data-shape={shape} {...rest} />
}
