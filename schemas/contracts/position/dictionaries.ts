import { defineDictionaries, item } from '../shipped-dictionary.ts'

/** Dictionaries of positions. */
export const positionDictionaries = defineDictionaries([
  {
    code: 'position_rank',
    name: { en: 'Position rank', zh: '职务职级' },
    about: { en: 'Level of the position', zh: '职务对应的级别' },
    items: [
      item('1', 'Assistant', '员级'),
      item('2', 'Junior', '助级'),
      item('3', 'Intermediate', '中级'),
      item('4', 'Senior', '副高级'),
      item('5', 'Principal', '正高级'),
    ],
  },
])
