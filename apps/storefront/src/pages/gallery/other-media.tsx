import { BoxIcon, PlayIcon } from '@vitrine/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { posterPicture } from '../../pictures.ts'
import { useShell } from '../../shell/shell-data.ts'
import { useWords } from '../../words/use-words.tsx'
import type { OtherItem } from './gallery-items.ts'

const frame = 'relative block aspect-square w-full overflow-hidden rounded-lg bg-wash text-text'

const hosts = { YOUTUBE: 'YouTube', VIMEO: 'Vimeo' } as const

interface StartProps {
  readonly item: OtherItem
  readonly label: string
  /** Where the link leads without scripts. */
  readonly href: string
  readonly note: string
  readonly icon: ReactNode
  readonly onStart: () => void
}

/** The poster of something that is loaded when it is pressed. Without scripts, a link. */
const Start = ({ item, label, href, note, icon, onStart }: StartProps) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    className={`${frame} no-underline`}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onStart()
    }}
  >
    {item.poster && <img {...posterPicture(item.poster)} alt="" className="size-full object-cover" />}
    <span className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-6 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-surface/90 text-2xl">{icon}</span>
      <span className="rounded-md bg-surface/90 px-3 py-1 font-medium">{label}</span>
      <span className="rounded-md bg-surface/90 px-3 py-1 text-sm text-muted">{note}</span>
    </span>
  </a>
)

const withAutoplay = (url: string): string => {
  const address = new URL(url)
  address.searchParams.set('autoplay', '1')
  return address.href
}

type ItemOf<Kind extends OtherItem['kind']> = Extract<OtherItem, { kind: Kind }>

/** A video at its host, which is not asked for anything before the visitor presses play. */
const EmbeddedVideo = ({ item, name }: { item: ItemOf<'embed'>; name: string }) => {
  const { shopping } = useWords()
  const [isPlaying, setPlaying] = useState(false)
  const { provider, url, pageUrl } = item.embed
  const label = shopping.playVideo(item.label ?? name)
  return isPlaying ? (
    <iframe
      ref={(element) => element?.focus()}
      title={item.label ?? name}
      src={withAutoplay(url)}
      className={frame}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // The frame is of another origin, so it cannot remove its own sandbox.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  ) : (
    <Start
      item={item}
      label={label}
      href={pageUrl}
      note={shopping.playsFrom(hosts[provider])}
      icon={<PlayIcon />}
      onStart={() => setPlaying(true)}
    />
  )
}

/** A video file. Browsers load nothing of it before it is played. */
const VideoFile = ({ item: { url, format, poster, label }, name }: { item: ItemOf<'video'>; name: string }) => (
  // Owners upload videos without captions; their alternative text describes them.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  <video
    controls
    playsInline
    preload="none"
    aria-label={label ?? name}
    className={`${frame} bg-black object-contain`}
    {...(poster && { poster: posterPicture(poster).src })}
  >
    <source src={url} type={`video/${format}`} />
  </video>
)

/** The code that shows 3D models is loaded with the first one. */
const ModelView = lazy(async () => {
  const { ModelView: Loaded } = await import('./model-view.tsx')
  return { default: Loaded }
})

const megabytes = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 1e6)

const Model = ({ item, name }: { item: ItemOf<'model'>; name: string }) => {
  const { shopping } = useWords()
  const { language } = useShell()
  const [isShown, setShown] = useState(false)
  const label = shopping.viewModel(item.label ?? name)
  const start = (
    <Start
      item={item}
      label={label}
      href={item.url}
      note={item.sizeInBytes === undefined ? '' : megabytes(item.sizeInBytes, language)}
      icon={<BoxIcon />}
      onStart={() => setShown(true)}
    />
  )
  if (!isShown) return start
  return (
    <Suspense fallback={start}>
      <ModelView url={item.url} label={item.label ?? name} className={frame} />
    </Suspense>
  )
}

/** A video or 3D model of a product. */
export const OtherMedia = ({ item, name }: { item: OtherItem; name: string }) => {
  switch (item.kind) {
    case 'embed':
      return <EmbeddedVideo item={item} name={name} />
    case 'video':
      return <VideoFile item={item} name={name} />
    case 'model':
      return <Model item={item} name={name} />
    default:
      return item satisfies never
  }
}
