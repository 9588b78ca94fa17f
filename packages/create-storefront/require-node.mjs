/**
 * Ends the program with one sentence where Node is too old. Entry files load this first and everything else afterwards, by
 * `import()`: old versions must be able to read both.
 */
const wanted = [20, 19]
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(
    'Vitrine needs Node ' +
      wanted.join('.') +
      ' or newer. This is Node ' +
      process.versions.node +
      ': ' +
      process.execPath,
  )
  process.exit(1)
}
