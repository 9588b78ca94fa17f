import type { AnchorProps } from '@vitrine/ui'
import { Link } from 'react-router'

/** The anchor of an app with a router: links within it change the page in place, others are links as ever. */
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
