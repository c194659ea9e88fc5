/** A province of China. */
export interface Province {
  /** First two digits of the province's region codes (GB/T 2260). */
  code: string
  zh: string
  en: string
}

const of = (code: string, zh: string, en: string): Province => ({ code, zh, en })

/** Provinces from north to south. */
export const provinces: readonly Province[] = [
  of('23', '黑龙江', 'Heilongjiang'),
  of('15', '内蒙古', 'Inner Mongolia'),
  of('11', '北京', 'Beijing'),
  of('22', '吉林', 'Jilin'),
  of('65', '新疆', 'Xinjiang'),
  of('62', '甘肃', 'Gansu'),
  of('64', '宁夏', 'Ningxia'),
  of('14', '山西', 'Shanxi'),
  of('13', '河北', 'Hebei'),
  of('12', '天津', 'Tianjin'),
  of('21', '辽宁', 'Liaoning'),
  of('63', '青海', 'Qinghai'),
  of('61', '陕西', 'Shaanxi'),
  of('41', '河南', 'Henan'),
  of('37', '山东', 'Shandong'),
  of('54', '西藏', 'Tibet'),
  of('51', '四川', 'Sichuan'),
  of('50', '重庆', 'Chongqing'),
  of('42', '湖北', 'Hubei'),
  of('34', '安徽', 'Anhui'),
  of('32', '江苏', 'Jiangsu'),
  of('31', '上海', 'Shanghai'),
  of('53', '云南', 'Yunnan'),
  of('52', '贵州', 'Guizhou'),
  of('43', '湖南', 'Hunan'),
  of('36', '江西', 'Jiangxi'),
  of('33', '浙江', 'Zhejiang'),
  of('45', '广西', 'Guangxi'),
  of('44', '广东', 'Guangdong'),
  of('35', '福建', 'Fujian'),
  of('71', '台湾', 'Taiwan'),
  of('46', '海南', 'Hainan'),
  of('82', '澳门', 'Macao'),
  of('81', '香港', 'Hong Kong'),
]

const byCode = new Map(provinces.map((province) => [province.code, province]))

/**
 * Finds the province of a region. The region is a region code with two or more digits, or the Chinese or
 * English name of a province.
 */
export function provinceOf(region: unknown): Province | undefined {
  const text = typeof region === 'number' ? String(region) : region
  if (typeof text !== 'string') return undefined
  const trimmed = text.trim()
  if (/^\d{2}(\d{2}){0,5}$/.test(trimmed)) return byCode.get(trimmed.slice(0, 2))
  return provinces.find(({ zh, en }) => trimmed.startsWith(zh) || trimmed.toLowerCase() === en.toLowerCase())
}

/** Returns the province with these first two digits of a region code. */
export const provinceByCode = (code: string): Province | undefined => byCode.get(code)

/** Localized name of a province. */
export const nameOf = ({ zh, en }: Province, locale: string): string => (locale.startsWith('zh') ? zh : en)
