import type { ReactNode } from 'react'
import { Anchor } from '../base/anchor.tsx'
import { joinClasses } from '../base/class-names.ts'

export interface CardProps {
  /** Image at the top, edge to edge. */
  media?: ReactNode
  /** A Ribbon in the corner of the image. */
  ribbon?: ReactNode
  title?: ReactNode
  /** Heading level of the title. */
  level?: 2 | 3 | 4
  /** Makes the whole card a link. */
  href?: string
  /** Controls above the card's link. */
  actions?: ReactNode
  /** `framed` adds a border; `free` is for products in a list; `tile` sets the title on the image. */
  appearance?: 'free' | 'framed' | 'tile'
  as?: 'article' | 'div' | 'section' | 'li'
  className?: string
  children?: ReactNode
}

/** A card for a product, an order or a setting. */
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
