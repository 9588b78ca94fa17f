import type { NextConfig } from 'next'

export default {
  // As the SDK's media helper names pictures; Next fetches them through the redirect.
  images: { remotePatterns: [{ protocol: 'https', hostname: 'static.wixstatic.com' }] },
} satisfies NextConfig
