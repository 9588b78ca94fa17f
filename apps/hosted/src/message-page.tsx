import { Button, EmptyState } from '@vitrine/ui'

export interface MessageData {
  readonly title: string
  readonly text: string
  readonly link?: { readonly href: string; readonly label: string }
}

/** Shows a message and a link. */
export const MessagePage = ({ title, text, link }: MessageData) => (
  <EmptyState title={title} level={1} actions={link && <Button href={link.href}>{link.label}</Button>}>
    {text}
  </EmptyState>
)
