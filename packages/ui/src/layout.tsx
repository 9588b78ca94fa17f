import { evenColumns } from './even-columns.ts'
import type { HTMLAttributes } from 'react'
import { joinClasses } from './class-names.ts'

export type Gap = 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'section'
type Element = 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | 'main' | 'nav' | 'form' | 'article'

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  as?: Element
  gap?: Gap
}

export interface StackProps extends LayoutProps {
  align?: 'stretch' | 'start' | 'center'
}

/** Things below each other. */
export function Stack({ as: Tag = 'div', gap = 'md', align = 'stretch', className, ...rest }: StackProps) {
  return <Tag className={joinClasses('v-stack', className)} data-gap={gap} data-align={align} {...rest} />
}

export interface ClusterProps extends LayoutProps {
  align?: 'center' | 'start' | 'baseline'
  justify?: 'start' | 'between' | 'end' | 'center'
}

/** Things beside each other, as many as fit. */
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
  /** The least width of a cell: 9, 14, 15 or 20 rem. `sm` is for products: two in a row on a phone. */
  least?: 'xs' | 'sm' | 'md' | 'lg'
  /** How many cells there are, where rows shall be full from a tablet on: a page that shows a few of many. */
  even?: number
}

/** Cells of one width, as many in a row as fit, or as leave no row nearly empty. */
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

/** The middle of the page, with room at its sides. */
export function Container({ as: Tag = 'div', width = 'page', className, ...rest }: ContainerProps) {
  return <Tag className={joinClasses('v-container', className)} data-width={width} {...rest} />
}
