/** Preloaded into a program: reports its CPU and its requests over IPC. */
const fetchPlainly = globalThis.fetch
let recorded

const record = async (input, init) => {
  const request = new Request(input, init)
  const { url, method, headers } = request
  const body = method === 'GET' ? undefined : await request.clone().text()
  recorded.push({ url, method, headers: Object.fromEntries(headers), ...(body !== undefined && { body }) })
  return fetchPlainly(request)
}

const answers = {
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return { cpuMs: (user + system) / 1000 }
  },
  record: () => {
    recorded = []
    globalThis.fetch = record
    return {}
  },
  recorded: () => {
    globalThis.fetch = fetchPlainly
    return { requests: recorded }
  },
}

process.on('message', (question) => process.send(answers[question]()))
// Exits with a failed bench.
process.on('disconnect', () => process.exit())
