/** Screens that a menu item can open and that aren't pages: component paths with their titles. */
export const builtInScreens = {
  'account/center/Index': { 'en-US': 'Account center', 'zh-CN': '个人中心' },
  'account/settings/Index': { 'en-US': 'Account settings', 'zh-CN': '个人设置' },
  'account/settings/BaseSetting': { 'en-US': 'Account settings: profile', 'zh-CN': '个人设置：基本资料' },
  'account/settings/Security': { 'en-US': 'Account settings: security', 'zh-CN': '个人设置：账户安全' },
  'account/settings/Binding': { 'en-US': 'Account settings: linked accounts', 'zh-CN': '个人设置：账户绑定' },
  'account/settings/Custom': { 'en-US': 'Account settings: interface', 'zh-CN': '个人设置：界面设置' },
  'dashboard/Workplace': { 'en-US': 'Workplace', 'zh-CN': '工作台' },
  'exception/403': { 'en-US': 'Exception 403', 'zh-CN': '异常页 403' },
  'exception/404': { 'en-US': 'Exception 404', 'zh-CN': '异常页 404' },
  'exception/500': { 'en-US': 'Exception 500', 'zh-CN': '异常页 500' },
  'user/Login': { 'en-US': 'Sign in', 'zh-CN': '登录' },
} as const

export type BuiltInScreen = keyof typeof builtInScreens

export const isBuiltInScreen = (component: string): component is BuiltInScreen =>
  Object.hasOwn(builtInScreens, component)
