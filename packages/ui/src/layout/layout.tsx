import { evenColumns } from './even-columns.ts'
import type { HTMLAttributes } from 'react'
import { joinClasses } from '../base/class-names.ts'

type Gap = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'section'
type Element = 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | 'main' | 'nav' | 'form' | 'article'

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: Element
  gap?: Gap
}

export interface StackProps extends LayoutProps {
  align?: 'stretch' | 'start' | 'center'
}

/** Stacks elements vertically. */
export function Stack({ as: Tag = 'div', gap = 'md', align = 'stretch', className, ...rest }: StackProps) {
  return <Tag className={joinClasses('v-stack', className)} data-gap={gap} data-align={align} {...rest} />
}

export interface ClusterProps extends LayoutProps {
  align?: 'center' | 'start' | 'baseline'
  justify?: 'start' | 'between' | 'end' | 'center'
}

/** Places elements side by side, with wrapping. */
export function Cluster({ as: Tag = 'div', gap = 'md', align = 'center', justify = 'start', ...rest }: ClusterProps) {
  const { className, ...attributes } = rest
  return (
    <Tag
      className={joinClasses('v-cluster', className)}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      {...attributes}
    />
  )
}

export interface GridProps extends LayoutProps {
  /** Minimum width of a cell: 9, 14, 15 or 20 rem. `sm` is for products: two per row on phones. */
  least?: 'xs' | 'sm' | 'md' | 'lg'
  /** The number of cells, to fill the rows evenly from tablets up, for pages that show a few of many. */
  even?: number
}

/** A grid of equal cells, as many per row as fit. */
export function Grid({ as: Tag = 'div', gap = 'lg', least = 'md', even, className, ...rest }: GridProps) {
  const columns = even === undefined ? undefined : evenColumns(even)
  return (
    <Tag
      className={joinClasses('v-grid', className)}
      data-gap={gap}
      data-least={least}
      data-middle={columns?.middle}
      data-wide={columns?.wide}
      {...rest}
    />
  )
}

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  as?: Element
  width?: 'page' | 'prose' | 'form'
}

/** The centered page column. */
export function Container({ as: Tag = 'div', width = 'page', className, ...rest }: ContainerProps) {
  return <Tag className={joinClasses('v-container', className)} data-width={width} {...rest} />
}
