import antd from 'antd/es/locale/zh_CN'
import 'dayjs/locale/zh-cn'
import { createTranslate } from '#runtime/i18n'
import login from './zh-CN/login.json'
import renderers from './zh-CN/renderers.json'
import runtime from './zh-CN/runtime.json'
import shell from './zh-CN/shell.json'

/** Chinese texts, in a separate chunk. */
export const chinese = { antd, translate: createTranslate(shell, runtime, renderers, login) }
