/** Changes markup that comes in pieces. */
export declare const createMarkupChanger: (change: (markup: string) => string) => {
  readonly push: (piece: string) => string
  readonly end: () => string
}

/** Gives pages that this process sends the server's addresses of pictures and videos. */
export declare const redirectPages: (base: string) => void
