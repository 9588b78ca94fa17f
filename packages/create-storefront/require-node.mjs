/**
 * Exits with a message if Node.js is too old. Entry files load this first and everything else by `import()`, since old
 * versions must be able to parse both.
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
