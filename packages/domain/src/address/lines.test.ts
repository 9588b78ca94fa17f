import { expect, test } from 'vitest'
import { recipientLines, type Recipient } from './lines.ts'
import { personName } from './person-name.ts'

const line = (recipient: Recipient) => recipientLines(recipient, 'en').join(' | ')

const tokyo = { country: 'JP', postalCode: '100-0001', subdivision: 'JP-13' }
const seoul = { country: 'KR', postalCode: '04524', subdivision: 'KR-11' }
const shenzhen = { country: 'CN', postalCode: '518000', subdivision: 'CN-GD' }
const taipei = { country: 'TW', postalCode: '100', subdivision: 'TW-TPE' }

test.each<[string, Recipient, string]>([
  [
    'Japan in Japanese',
    {
      contactDetails: { firstName: '太郎', lastName: '山田', company: '山田商店' },
      address: { ...tokyo, city: '千代田区', addressLine: '丸の内1-1' },
    },
    '〒100-0001 | 東京都 | 千代田区 | 丸の内1-1 | 山田商店 | 山田 太郎 | Japan',
  ],
  [
    'Japan in Latin letters',
    {
      contactDetails: { firstName: 'Taro', lastName: 'Yamada', company: 'Yamada Inc.' },
      address: { ...tokyo, city: 'Chiyoda-ku', addressLine: '1-1 Marunouchi', addressLine2: 'Floor 2' },
    },
    'Taro Yamada | Yamada Inc. | 1-1 Marunouchi | Floor 2 | Chiyoda-ku, Tokyo | 100-0001 | Japan',
  ],
  [
    'Korea in Hangul',
    {
      contactDetails: { firstName: '민수', lastName: '김' },
      address: { ...seoul, city: '중구', addressLine: '세종대로 110' },
    },
    '서울특별시 중구 | 세종대로 110 | 김민수 | 04524 | South Korea',
  ],
  [
    'Korea in Latin letters',
    {
      contactDetails: { firstName: 'Minsu', lastName: 'Kim' },
      address: { ...seoul, city: 'Jung-gu', addressLine: '110 Sejong-daero' },
    },
    'Minsu Kim | 110 Sejong-daero | Jung-gu | Seoul | 04524 | South Korea',
  ],
  [
    'China in Chinese',
    {
      contactDetails: { firstName: '小明', lastName: '王' },
      address: { ...shenzhen, city: '深圳市', addressLine: '深南大道1号' },
    },
    '518000 | 广东省深圳市 | 深南大道1号 | 王小明 | China',
  ],
  [
    'China in Latin letters',
    {
      contactDetails: { firstName: 'Xiaoming', lastName: 'Wang' },
      address: { ...shenzhen, city: 'Shenzhen', addressLine: '1 Shennan Avenue' },
    },
    'Xiaoming Wang | 1 Shennan Avenue | Shenzhen | Guangdong, 518000 | China',
  ],
  [
    'Taiwan in Chinese',
    {
      contactDetails: { firstName: '小明', lastName: '王' },
      address: { ...taipei, city: '中正區', addressLine: '重慶南路122號' },
    },
    '100 | 臺北市中正區 | 重慶南路122號 | 王小明 | Taiwan',
  ],
  [
    'Taiwan in Latin letters',
    {
      contactDetails: { firstName: 'Ming', lastName: 'Wang' },
      address: { ...taipei, city: 'Zhongzheng', addressLine: '122 Road' },
    },
    'Ming Wang | 122 Road | Zhongzheng, Taipei 100 | Taiwan',
  ],
  [
    'Hong Kong in Chinese',
    {
      contactDetails: { firstName: '小明', lastName: '王' },
      address: { country: 'HK', subdivision: '香港島', city: '銅鑼灣', addressLine: '軒尼詩道1號' },
    },
    '香港島 | 銅鑼灣 | 軒尼詩道1號 | 王小明 | Hong Kong SAR China',
  ],
  [
    'Hong Kong in Latin letters',
    {
      contactDetails: { firstName: 'Ming', lastName: 'Wong' },
      address: { country: 'HK', subdivision: 'Hong Kong Island', city: 'Causeway Bay', addressLine: '1 Hennessy Road' },
    },
    'Ming Wong | 1 Hennessy Road | Causeway Bay | Hong Kong Island | Hong Kong SAR China',
  ],
  [
    'Austria, with the company first',
    {
      contactDetails: { firstName: 'Ada', lastName: 'Lang', company: 'Ring GmbH' },
      address: { country: 'AT', postalCode: '1010', city: 'Wien', addressLine: 'Ring 1' },
    },
    'Ring GmbH | Ada Lang | Ring 1 | 1010 Wien | Austria',
  ],
  [
    'Mozambique, with a state',
    { address: { country: 'MZ', city: 'Maputo', subdivision: 'Gaza', addressLine: 'Av. 1', postalCode: '1102' } },
    'Av. 1 | 1102 Maputo | Gaza | Mozambique',
  ],
])('formats an address of %s', (_name, recipient, written) => {
  expect(line(recipient)).toBe(written)
})

test('formats addresses stored as they were entered in the usual form', () => {
  for (const postalCode of ['01103', 'LT-01103', 'LT 01103'])
    expect(line({ address: { country: 'LT', city: 'Vilnius', postalCode } })).toBe('LT-01103 Vilnius | Lithuania')
  const address = { country: 'JP', city: '千代田区', subdivision: 'Tokyo', postalCode: '１０００００１' }
  expect(line({ address })).toBe('〒100-0001 | 東京都 | 千代田区 | Japan')
})

test('formats an address without letters in Latin order', () => {
  expect(line({ address: tokyo })).toBe('Tokyo | 100-0001 | Japan')
})

test.each([
  ['given name first', { firstName: 'Ada', lastName: 'Lovelace' }, 'GB', 'Ada Lovelace'],
  ['given name first in Latin letters, in Japan too', { firstName: 'Taro', lastName: 'Yamada' }, 'JP', 'Taro Yamada'],
  ['family name first in Japan', { firstName: '太郎', lastName: '山田' }, 'JP', '山田 太郎'],
  ['family name first in kana, anywhere', { firstName: 'たろう', lastName: 'やまだ' }, 'DE', 'やまだ たろう'],
  ['family name first in Hangul', { firstName: '민수', lastName: '김' }, 'KR', '김민수'],
  ['given name first where the scripts differ', { firstName: 'Jackie', lastName: '陳' }, 'HK', 'Jackie 陳'],
  ['one name alone', { lastName: '山田' }, 'JP', '山田'],
  ['no name', {}, 'JP', ''],
])('formats a name with %s', (_order, person, country, name) => {
  expect(personName(person, country)).toBe(name)
})
