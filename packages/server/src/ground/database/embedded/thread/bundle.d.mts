export const workerBundle: { entryPoint: string; output: string; external: string[] }
