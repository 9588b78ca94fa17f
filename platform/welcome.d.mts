export declare const welcome: (
  platform: { readonly url: string; readonly mailbox: boolean; readonly demo: boolean },
  storefrontUrl?: string,
) => string
