import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import { joinClasses } from './class-names.ts'

export interface CardProps {
  /** A picture on top, edge to edge. */
  media?: ReactNode
  /** Pinned to the picture's corner: a Ribbon. */
  ribbon?: ReactNode
  title?: ReactNode
  /** The level of the title in the page's outline. */
  level?: 2 | 3 | 4
  /** The whole card leads here. */
  href?: string
  /** Controls of their own above the card's link. */
  actions?: ReactNode
  /** `framed` draws a hairline around; a product in a list stands free. */
  appearance?: 'free' | 'framed'
  as?: 'article' | 'div' | 'section' | 'li'
  className?: string
  children?: ReactNode
}

/** One thing among others: a product, an order, a setting. */
export function Card({ media, ribbon, title, level = 3, href, actions, appearance = 'free', ...rest }: CardProps) {
  const { as: Element = 'div', className, children } = rest
  const Heading = `h${level}` as const
  return (
    <Element className={joinClasses('v-card', className)} data-appearance={appearance}>
      {media !== undefined && (
        <div className="v-card-media">
          {media}
          {ribbon !== undefined && <div className="v-card-ribbon">{ribbon}</div>}
        </div>
      )}
      <div className="v-card-body">
        {title !== undefined && (
          <Heading className="v-card-title">
            {href === undefined ? (
              title
            ) : (
              <Anchor className="v-card-link" href={href}>
                {title}
              </Anchor>
            )}
          </Heading>
        )}
        {children}
      </div>
      {actions !== undefined && <div className="v-card-actions">{actions}</div>}
    </Element>
  )
}
