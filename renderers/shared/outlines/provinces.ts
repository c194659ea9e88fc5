/**
 * A province of China with the position of its tile. The position is approximate and makes no statement about
 * borders.
 */
export interface Province {
  /** First two digits of the province's region codes (GB/T 2260). */
  code: string
  zh: string
  en: string
  column: number
  row: number
}

const at = (code: string, zh: string, en: string, column: number, row: number): Province => ({
  code,
  zh,
  en,
  column,
  row,
})

/** Provinces from north to south. */
export const provinces: readonly Province[] = [
  at('23', '黑龙江', 'Heilongjiang', 7, 0),
  at('15', '内蒙古', 'Inner Mongolia', 5, 1),
  at('11', '北京', 'Beijing', 6, 1),
  at('22', '吉林', 'Jilin', 7, 1),
  at('65', '新疆', 'Xinjiang', 1, 2),
  at('62', '甘肃', 'Gansu', 2, 2),
  at('64', '宁夏', 'Ningxia', 3, 2),
  at('14', '山西', 'Shanxi', 4, 2),
  at('13', '河北', 'Hebei', 5, 2),
  at('12', '天津', 'Tianjin', 6, 2),
  at('21', '辽宁', 'Liaoning', 7, 2),
  at('63', '青海', 'Qinghai', 2, 3),
  at('61', '陕西', 'Shaanxi', 3, 3),
  at('41', '河南', 'Henan', 4, 3),
  at('37', '山东', 'Shandong', 5, 3),
  at('54', '西藏', 'Tibet', 1, 4),
  at('51', '四川', 'Sichuan', 2, 4),
  at('50', '重庆', 'Chongqing', 3, 4),
  at('42', '湖北', 'Hubei', 4, 4),
  at('34', '安徽', 'Anhui', 5, 4),
  at('32', '江苏', 'Jiangsu', 6, 4),
  at('31', '上海', 'Shanghai', 7, 4),
  at('53', '云南', 'Yunnan', 2, 5),
  at('52', '贵州', 'Guizhou', 3, 5),
  at('43', '湖南', 'Hunan', 4, 5),
  at('36', '江西', 'Jiangxi', 5, 5),
  at('33', '浙江', 'Zhejiang', 6, 5),
  at('45', '广西', 'Guangxi', 3, 6),
  at('44', '广东', 'Guangdong', 4, 6),
  at('35', '福建', 'Fujian', 5, 6),
  at('71', '台湾', 'Taiwan', 7, 6),
  at('46', '海南', 'Hainan', 3, 7),
  at('82', '澳门', 'Macao', 4, 7),
  at('81', '香港', 'Hong Kong', 5, 7),
]

export const COLUMNS = 8
export const ROWS = 8

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

/** Localized name of a province. */
export const nameOf = ({ zh, en }: Province, locale: string): string => (locale.startsWith('zh') ? zh : en)
