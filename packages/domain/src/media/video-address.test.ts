import { expect, test } from 'vitest'
import { embedOf, readVideoAddress } from './video-address.ts'

const youtube = {
  kind: 'embed',
  url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  embed: {
    provider: 'YOUTUBE',
    videoId: 'dQw4w9WgXcQ',
    url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  },
}

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'http://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=10s',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
])('reads %s as a video of YouTube', (address) => {
  expect(readVideoAddress(address)).toEqual(youtube)
})

test.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://player.vimeo.com/video/76979871?h=0123abcdef',
    'https://player.vimeo.com/video/76979871?dnt=1&h=0123abcdef',
  ],
  ['https://vimeo.com/channels/staff/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
])('reads %s as a video of Vimeo', (address, url) => {
  expect(embedOf(address)).toEqual({ provider: 'VIMEO', videoId: '76979871', url })
})

test('reads the addresses of files', () => {
  const url = 'https://cdn.example.com/a/film.MP4?x=1'
  expect(readVideoAddress(url)).toEqual({ kind: 'file', url, format: 'mp4' })
})

test.each([
  ['https://www.youtube.com/@channel', 'NOT_A_VIDEO_PAGE'],
  ['https://www.youtube.com/watch?v=short', 'NOT_A_VIDEO_PAGE'],
  ['https://vimeo.com/about', 'NOT_A_VIDEO_PAGE'],
  ['http://cdn.example.com/film.webm', 'NOT_SECURE'],
  ['https://cdn.example.com/picture.jpg', undefined],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ['javascript:alert(1)//.mp4', undefined],
  ['film.mp4', undefined],
])('reads %s as %s', (address, result) => {
  expect(readVideoAddress(address)).toBe(result)
})
