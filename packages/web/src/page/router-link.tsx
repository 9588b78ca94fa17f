import type { AnchorProps } from '@vitrine/ui'
import { Link } from 'react-router'

/** A link of an app with a router: internal links navigate in place. */
export const RouterLink = ({ href = '', children, ...rest }: AnchorProps) =>
  /^(https?:|mailto:|tel:|#)/.test(href) ? (
    <a href={href} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={href} {...rest}>
      {children}
    </Link>
  )
