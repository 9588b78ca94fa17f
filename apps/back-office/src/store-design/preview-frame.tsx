import { Button, Link } from '@vitrine/ui'
import { useState } from 'react'
import { Section } from '../page/section.tsx'
import { words } from '../words/en.ts'

const { design: texts } = words

/** The storefront with the draft. Reloads after each save. */
export const PreviewFrame = ({ previewUrl, revision }: { previewUrl: string; revision: number }) => {
  const [isPhone, setPhone] = useState(false)
  const [reloads, setReloads] = useState(0)
  return (
    <Section
      title={texts.preview}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button type="button" size="small" aria-pressed={isPhone} onClick={() => setPhone(true)}>
            {texts.phone}
          </Button>
          <Button type="button" size="small" aria-pressed={!isPhone} onClick={() => setPhone(false)}>
            {texts.desktop}
          </Button>
          <Button type="button" size="small" variant="quiet" onClick={() => setReloads((before) => before + 1)}>
            {texts.fresh}
          </Button>
        </div>
      }
    >
      <div
        role="group"
        aria-label={texts.preview}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users scroll it with the arrow keys
        tabIndex={0}
        className="overflow-x-auto rounded-md border border-line bg-wash"
      >
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox would deprive the storefront of its own origin */}
        <iframe
          key={`${revision} ${reloads}`}
          title={texts.preview}
          src={previewUrl}
          className={`mx-auto block h-[75dvh] bg-surface ${isPhone ? 'w-[390px]' : 'w-full min-w-[64rem]'}`}
        />
      </div>
      <p className="text-sm text-muted">
        {texts.previewHint}{' '}
        <Link href={previewUrl} target="_blank">
          {texts.openPreview}
        </Link>
      </p>
    </Section>
  )
}
