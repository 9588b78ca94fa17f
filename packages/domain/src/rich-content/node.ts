/** Rich content as a tree of nodes, as the API has it. Nodes that are not listed here are kept as they are. */
export interface RichNode {
  readonly type?: string
  readonly id?: string
  readonly nodes?: readonly RichNode[]
  readonly textData?: { readonly text?: string; readonly decorations?: readonly RichDecoration[] }
  readonly headingData?: { readonly level?: number }
  readonly orderedListData?: { readonly start?: number }
  readonly imageData?: RichImage
  readonly [data: `${string}Data`]: unknown
}

export interface RichImage {
  readonly image?: {
    readonly src?: { readonly url?: string }
    readonly width?: number
    readonly height?: number
  }
  readonly altText?: string
}

export interface RichDecoration {
  readonly type?: string
  readonly fontWeightValue?: number
  readonly italicData?: boolean
  readonly underlineData?: boolean
  readonly strikethroughData?: boolean
  readonly superscriptData?: boolean
  readonly subscriptData?: boolean
  readonly linkData?: { readonly link?: RichLink }
}

export interface RichLink {
  readonly url?: string
  readonly target?: 'SELF' | 'BLANK' | 'PARENT' | 'TOP'
  readonly rel?: { readonly nofollow?: boolean; readonly sponsored?: boolean; readonly ugc?: boolean }
}

/** Returns the URL of a link or image, if it is safe for a page: no scripts, and nothing relative to its address. */
export const safeUrl = (url: string | undefined, schemes: 'link' | 'image'): string | undefined => {
  const trimmed = url?.trim() ?? ''
  const pattern = schemes === 'link' ? /^(?:https?:\/\/|mailto:|tel:)[^\s\p{Cc}]+$/iu : /^https?:\/\/[^\s\p{Cc}]+$/iu
  return pattern.test(trimmed) ? trimmed : undefined
}
