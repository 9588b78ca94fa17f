export declare const mediaAttributes: readonly string[]

/** Changes addresses of pictures and videos between the provider's and those of a Vitrine server. */
export declare const createMediaNames: (base: string) => {
  readonly toServer: (text: string) => string
  readonly toProvider: (text: string) => string
  readonly markupToServer: (markup: string) => string
}

/** Changes markup that comes in pieces. */
export declare const createMarkupChanger: (change: (markup: string) => string) => {
  readonly push: (piece: string) => string
  readonly end: () => string
}

/** Whether a content type is that of a page. */
export declare const isPage: (contentType: unknown) => boolean
