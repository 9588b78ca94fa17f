import { defineConfig } from 'tsdown'

/** The published package, tree-shakeable. */
export default defineConfig({
  entry: {
    index: 'src/index.ts',
    server: 'src/server.ts',
    captcha: 'src/captcha.tsx',
    'solve-captcha': 'src/solve-captcha.ts',
  },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  deps: { neverBundle: [/^@vitrine\/client/, /^react/, /^altcha-lib/] },
  outputOptions: { comments: { jsdoc: false, legal: false } },
  outDir: 'dist',
})
