import { defineArea } from '../../platform/area/area.ts'
import { dicts } from './dictionaries.ts'
import { dictItems } from './dictionary-items.ts'
import { dictionaryMenus } from './menus.ts'

/** Dictionaries and their items. */
export const dictionaryArea = defineArea({
  name: 'dictionary',
  resources: [dicts, dictItems],
  menus: dictionaryMenus,
})
