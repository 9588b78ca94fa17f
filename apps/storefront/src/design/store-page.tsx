import { Container, PageHeader } from '@vitrine/ui'
import { Prose, type SafeHtml } from '@vitrine/web/document/prose.tsx'

/** A text page. */
export const StorePage = ({ title, html }: { title: string; html: SafeHtml }) => (
  <Container width="prose" className="pt-10">
    <PageHeader title={title} />
    <div className="mt-6">
      <Prose html={html} />
    </div>
  </Container>
)
