export declare const findCircle: (edges: Iterable<readonly [string, readonly string[]]>) => string[] | undefined
