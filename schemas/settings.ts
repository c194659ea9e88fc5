export { chineseDescriptions, chineseTitles } from './settings/chinese-texts.ts'
export { type SettingControl, settingControls, settingOptions } from './settings/control.ts'
export { chineseSections, type SettingSection, settingSections } from './settings/section.ts'
export {
  type Setting,
  type SettingLocale,
  settingDescription,
  settingOf,
  settingsOf,
  settingTitle,
} from './settings/setting.ts'
export type { SettingSchema } from './settings/setting-schema.ts'
