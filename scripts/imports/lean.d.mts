export declare const lean: { readonly flags: readonly string[]; readonly env: Readonly<Record<string, string>> }
