import type { ShippoConfiguration } from '@vitrine/client'
import { words } from '../words/words.ts'

const { labels } = words

interface Sides {
  readonly length?: string | undefined
  readonly width?: string | undefined
  readonly height?: string | undefined
}

/** The dimensions of a package. Empty if any is unknown. */
export const sizeText = ({ length, width, height }: Sides = {}): string =>
  length && width && height ? labels.size(length, width, height) : ''

interface Named {
  readonly packageType?: ShippoConfiguration['packageType']
  readonly name?: string | undefined
  readonly dimensions?: Sides | undefined
}

/** Display name of a package: its own name, the carrier's, or its size. */
export const packageName = ({ packageType = 'CUSTOM', name, dimensions }: Named): string =>
  packageType === 'CUSTOM' ? name || sizeText(dimensions) : labels.packageTypes[packageType]
