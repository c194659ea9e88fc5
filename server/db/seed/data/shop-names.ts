/** City with shops: region code, administrative code and places. */
export interface SeedCity {
  region: string
  regionCode: string
  name: string
  nameEn: string
  /** Longitude and latitude of the city's center. */
  point: readonly [lng: number, lat: number]
  places: readonly string[]
}

/** Regions of demo shops with their cities. */
export const cities: readonly SeedCity[] = [
  {
    region: 'A01A01',
    regionCode: '310100',
    name: '上海',
    nameEn: 'Shanghai',
    point: [121.47, 31.23],
    places: ['南京西路', '徐家汇', '五角场', '陆家嘴', '新天地', '静安寺'],
  },
  {
    region: 'A01A01',
    regionCode: '330100',
    name: '杭州',
    nameEn: 'Hangzhou',
    point: [120.15, 30.27],
    places: ['湖滨', '武林广场', '西溪天堂', '钱江新城', '龙翔桥'],
  },
  {
    region: 'A01A01',
    regionCode: '320100',
    name: '南京',
    nameEn: 'Nanjing',
    point: [118.8, 32.06],
    places: ['新街口', '夫子庙', '河西', '老门东', '仙林'],
  },
  {
    region: 'A01A01',
    regionCode: '320500',
    name: '苏州',
    nameEn: 'Suzhou',
    point: [120.58, 31.3],
    places: ['观前街', '金鸡湖', '平江路', '狮山'],
  },
  {
    region: 'A01A02',
    regionCode: '440100',
    name: '广州',
    nameEn: 'Guangzhou',
    point: [113.26, 23.13],
    places: ['天河城', '北京路', '珠江新城', '上下九', '番禺广场'],
  },
  {
    region: 'A01A02',
    regionCode: '440300',
    name: '深圳',
    nameEn: 'Shenzhen',
    point: [114.06, 22.54],
    places: ['华强北', '海岸城', '福田中心', '科技园', '东门'],
  },
  {
    region: 'A01A02',
    regionCode: '350200',
    name: '厦门',
    nameEn: 'Xiamen',
    point: [118.09, 24.48],
    places: ['中山路', '沙坡尾', '鼓浪屿', '五缘湾'],
  },
  {
    region: 'A01A03',
    regionCode: '110100',
    name: '北京',
    nameEn: 'Beijing',
    point: [116.41, 39.9],
    places: ['三里屯', '西单', '望京', '五道口', '国贸', '前门'],
  },
  {
    region: 'A01A03',
    regionCode: '120100',
    name: '天津',
    nameEn: 'Tianjin',
    point: [117.2, 39.08],
    places: ['滨江道', '五大道', '古文化街', '南开'],
  },
  {
    region: 'A01A03',
    regionCode: '210200',
    name: '大连',
    nameEn: 'Dalian',
    point: [121.61, 38.91],
    places: ['青泥洼桥', '星海广场', '西安路'],
  },
  {
    region: 'A01A04',
    regionCode: '510100',
    name: '成都',
    nameEn: 'Chengdu',
    point: [104.07, 30.57],
    places: ['春熙路', '宽窄巷子', '太古里', '建设路', '锦里'],
  },
  {
    region: 'A01A04',
    regionCode: '500100',
    name: '重庆',
    nameEn: 'Chongqing',
    point: [106.55, 29.56],
    places: ['解放碑', '观音桥', '磁器口', '南坪'],
  },
  {
    region: 'A01A04',
    regionCode: '530100',
    name: '昆明',
    nameEn: 'Kunming',
    point: [102.83, 24.88],
    places: ['南屏街', '翠湖', '斗南'],
  },
  {
    region: 'A01A05',
    regionCode: '420100',
    name: '武汉',
    nameEn: 'Wuhan',
    point: [114.31, 30.59],
    places: ['江汉路', '光谷', '楚河汉街', '户部巷'],
  },
  {
    region: 'A01A05',
    regionCode: '430100',
    name: '长沙',
    nameEn: 'Changsha',
    point: [112.94, 28.23],
    places: ['五一广场', '坡子街', '梅溪湖', '岳麓山'],
  },
  {
    region: 'A01A05',
    regionCode: '410100',
    name: '郑州',
    nameEn: 'Zhengzhou',
    point: [113.63, 34.75],
    places: ['二七广场', '大卫城', '郑东新区'],
  },
]

/** Places of shops with English names. */
export const englishPlaces: readonly string[] = [
  'Bund Arcade',
  'Canal Yard',
  'Lantern Court',
  'Harbour Lane',
  'Opera House',
  'Drum Tower',
  'Riverside',
  'Garden Gate',
]

/** Surnames of contacts, one character each. */
export const surnames = '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗'
/** Given names of contacts. */
export const givenNames: readonly string[] = [
  '子涵',
  '雨欣',
  '浩然',
  '思远',
  '佳宁',
  '梓轩',
  '若溪',
  '明哲',
  '晓彤',
  '文博',
  '静怡',
  '嘉树',
  '语桐',
  '致远',
  '可欣',
  '安然',
  '建国',
  '秀英',
  '志强',
  '丽华',
]
