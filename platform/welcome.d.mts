export declare const welcome: (
  platform: { readonly url: string; readonly mailbox: boolean; readonly demo: boolean; readonly setUpUrl?: string },
  storefrontUrl?: string,
) => string
