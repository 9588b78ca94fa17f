import type { NextConfig } from 'next'

export default {
  // Hosts of the SDK's image URLs. Next.js fetches them through the redirect.
  images: { remotePatterns: [{ protocol: 'https', hostname: 'static.wixstatic.com' }] },
} satisfies NextConfig
