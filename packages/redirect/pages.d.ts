/** Gives pages that this process sends the server's addresses of pictures and videos. */
export declare const redirectPages: (base: string) => void
