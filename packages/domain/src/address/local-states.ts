/** A state or province in local script and in Latin letters. */
export interface LocalState {
  /** ISO 3166-2. */
  readonly code: string
  readonly local: string
  /** The local name without the word for “prefecture” or “province”. */
  readonly short: string
  readonly latin: string
}

/**
 * States by country, separated by spaces: the part of the ISO code after the country, the Latin name, the full local
 * name, and the short name unless it is the full name without its last character.
 */
const rows: Readonly<Record<string, string>> = {
  JP:
    '01/Hokkaido/北海道 02/Aomori/青森県 03/Iwate/岩手県 04/Miyagi/宮城県 05/Akita/秋田県 06/Yamagata/山形県 07/Fukushima/福島県 ' +
    '08/Ibaraki/茨城県 09/Tochigi/栃木県 10/Gunma/群馬県 11/Saitama/埼玉県 12/Chiba/千葉県 13/Tokyo/東京都 14/Kanagawa/神奈川県 ' +
    '15/Niigata/新潟県 16/Toyama/富山県 17/Ishikawa/石川県 18/Fukui/福井県 19/Yamanashi/山梨県 20/Nagano/長野県 21/Gifu/岐阜県 ' +
    '22/Shizuoka/静岡県 23/Aichi/愛知県 24/Mie/三重県 25/Shiga/滋賀県 26/Kyoto/京都府 27/Osaka/大阪府 28/Hyogo/兵庫県 29/Nara/奈良県 ' +
    '30/Wakayama/和歌山県 31/Tottori/鳥取県 32/Shimane/島根県 33/Okayama/岡山県 34/Hiroshima/広島県 35/Yamaguchi/山口県 ' +
    '36/Tokushima/徳島県 37/Kagawa/香川県 38/Ehime/愛媛県 39/Kochi/高知県 40/Fukuoka/福岡県 41/Saga/佐賀県 42/Nagasaki/長崎県 ' +
    '43/Kumamoto/熊本県 44/Oita/大分県 45/Miyazaki/宮崎県 46/Kagoshima/鹿児島県 47/Okinawa/沖縄県',
  KR:
    '11/Seoul/서울특별시/서울 26/Busan/부산광역시/부산 27/Daegu/대구광역시/대구 28/Incheon/인천광역시/인천 29/Gwangju/광주광역시/광주 ' +
    '30/Daejeon/대전광역시/대전 31/Ulsan/울산광역시/울산 41/Gyeonggi/경기도/경기 42/Gangwon/강원특별자치도/강원 ' +
    '43/North_Chungcheong/충청북도/충북 44/South_Chungcheong/충청남도/충남 45/North_Jeolla/전북특별자치도/전북 ' +
    '46/South_Jeolla/전라남도/전남 47/North_Gyeongsang/경상북도/경북 48/South_Gyeongsang/경상남도/경남 ' +
    '49/Jeju/제주특별자치도/제주 50/Sejong/세종특별자치시/세종',
  CN:
    'AH/Anhui/安徽省 BJ/Beijing/北京市 CQ/Chongqing/重庆市 FJ/Fujian/福建省 GD/Guangdong/广东省 GS/Gansu/甘肃省 ' +
    'GX/Guangxi/广西壮族自治区/广西 GZ/Guizhou/贵州省 HA/Henan/河南省 HB/Hubei/湖北省 HE/Hebei/河北省 HI/Hainan/海南省 ' +
    'HL/Heilongjiang/黑龙江省 HN/Hunan/湖南省 JL/Jilin/吉林省 JS/Jiangsu/江苏省 JX/Jiangxi/江西省 LN/Liaoning/辽宁省 ' +
    'NM/Inner_Mongolia/内蒙古自治区/内蒙古 NX/Ningxia/宁夏回族自治区/宁夏 QH/Qinghai/青海省 SC/Sichuan/四川省 SD/Shandong/山东省 ' +
    'SH/Shanghai/上海市 SN/Shaanxi/陕西省 SX/Shanxi/山西省 TJ/Tianjin/天津市 XJ/Xinjiang/新疆维吾尔自治区/新疆 ' +
    'XZ/Tibet/西藏自治区/西藏 YN/Yunnan/云南省 ZJ/Zhejiang/浙江省',
  TW:
    'CHA/Changhua/彰化縣 CYI/Chiayi_City/嘉義市/嘉義市 CYQ/Chiayi_County/嘉義縣/嘉義縣 HSQ/Hsinchu_County/新竹縣/新竹縣 ' +
    'HSZ/Hsinchu_City/新竹市/新竹市 HUA/Hualien/花蓮縣 ILA/Yilan/宜蘭縣 KEE/Keelung/基隆市 KHH/Kaohsiung/高雄市 KIN/Kinmen/金門縣 ' +
    'LIE/Lienchiang/連江縣 MIA/Miaoli/苗栗縣 NAN/Nantou/南投縣 NWT/New_Taipei/新北市 PEN/Penghu/澎湖縣 PIF/Pingtung/屏東縣 ' +
    'TAO/Taoyuan/桃園市 TNN/Tainan/臺南市 TPE/Taipei/臺北市 TTT/Taitung/臺東縣 TXG/Taichung/臺中市 YUN/Yunlin/雲林縣',
}

const stateOf = (country: string, row: string): LocalState => {
  const [part = '', latin = '', local = '', short] = row.replaceAll('_', ' ').split('/')
  const isWhole = local === '北海道'
  return { code: `${country}-${part}`, latin, local, short: short ?? (isWhole ? local : local.slice(0, -1)) }
}

const states: ReadonlyMap<string, readonly LocalState[]> = new Map(
  Object.entries(rows).map(([country, row]) => [country, row.split(' ').map((one) => stateOf(country, one))]),
)

/** Returns the states of Japan, Korea, China and Taiwan, or none for other countries. */
export const localStatesOf = (country: string): readonly LocalState[] => states.get(country) ?? []

/** Normalizes full-width characters, and the two characters used for Taiwan's name. */
const plain = (text: string): string => text.normalize('NFKC').trim().replaceAll('臺', '台')

/** Finds a state by ISO code, with or without the country, or by one of its names. */
export const localStateIn = (country: string, text: string): LocalState | undefined => {
  const word = plain(text)
  return localStatesOf(country).find(({ code, local, short, latin }) =>
    [code, code.slice(country.length + 1), local, short, latin].some((name) => plain(name) === word),
  )
}
