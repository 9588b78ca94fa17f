export async function startTestServer(): Promise<{ url: string; description: string; stop(): Promise<void> }> {
  throw new Error('not yet')
}
