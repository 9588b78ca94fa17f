import { createHash } from 'node:crypto'

/** The colors and fonts of the design system that pages without external files need. */
export const style = `:root{color-scheme:light dark;--ground:light-dark(#f6f4f0,#151311);--sheet:light-dark(#fcfbf9,#1c1a17);--text:light-dark(#211e1a,#f0ece5);--muted:light-dark(#5a544c,#b8b0a5);--line:light-dark(#dcd6cc,#37322d);--accent:light-dark(#1f4d3f,#9fd0bd);--on-accent:light-dark(#fff,#14110f)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem 1.25rem;background:var(--ground);color:var(--text);font:1rem/1.6 'Helvetica Neue','Segoe UI',Roboto,'Noto Sans',Arial,'Noto Sans Hebrew',sans-serif}
main{width:100%;max-width:34rem;padding:clamp(1.5rem,6vw,2.75rem);background:var(--sheet);border:1px solid var(--line);border-radius:8px}
h1{margin:0 0 1rem;font:500 clamp(1.5rem,5vw,2rem)/1.22 'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'Noto Serif',serif;text-wrap:balance;overflow-wrap:anywhere}
p,ul{margin:0 0 1rem;color:var(--muted);overflow-wrap:anywhere}
li{margin:.25rem 0}
code{display:block;margin:0 0 1rem;padding:.75rem 1rem;border:1px solid var(--line);border-radius:4px;font:.875rem/1.5 ui-monospace,Menlo,monospace;overflow-wrap:anywhere;text-align:left}
label{display:block;margin:1rem 0}
input{display:block;width:100%;min-height:2.75rem;margin-top:.25rem;padding:.5rem .75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--muted);border-radius:4px}
.go,button{display:inline-block;min-height:2.75rem;margin:.5rem 0 0;margin-inline-end:.75rem;padding:.6rem 1.25rem;font:inherit;color:var(--on-accent);background:var(--accent);border:1px solid var(--accent);border-radius:4px;text-decoration:none;cursor:pointer}
.go+.go,button[value=deny]{color:inherit;background:transparent;border-color:var(--muted)}
button+p{margin-top:1.25rem}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
[role=alert]{padding-inline-start:.75rem;border-inline-start:3px solid light-dark(#9c2a22,#f2a093);color:inherit}`

/** Returns the CSP source that allows exactly this text (CSP level 3, section 2.3.1). */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
