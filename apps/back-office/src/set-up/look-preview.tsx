import { readableOn } from '@vitrine/domain/store-design/colors.ts'
import { words } from '../words/words.ts'

const { look: texts, store } = words.setUp

/** Shows a header, a button and a link in light mode, as pages of the store have them. */
export const LookPreview = ({ logoUrl, accentColor }: { logoUrl: string | undefined; accentColor: string }) => (
  <div
    role="img"
    aria-label={texts.preview}
    className="grid gap-4 rounded-md border border-line p-4"
    style={{ background: '#f6f4f0', color: '#211e1a' }}
  >
    <div className="flex min-h-10 items-center border-b pb-3" style={{ borderColor: '#dcd6cc' }}>
      {logoUrl === undefined ? (
        <span className="font-display text-lg">{store}</span>
      ) : (
        <img src={logoUrl} alt="" className="max-h-10 max-w-40 object-contain" />
      )}
    </div>
    <div className="flex flex-wrap items-center gap-4">
      <span className="rounded-sm px-4 py-2" style={{ background: accentColor, color: readableOn(accentColor) }}>
        {texts.sampleButton}
      </span>
      <span className="underline" style={{ color: `oklch(from ${accentColor} min(l, 0.46) c h)` }}>
        {texts.sampleLink}
      </span>
    </div>
  </div>
)
