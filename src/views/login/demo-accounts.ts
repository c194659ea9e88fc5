/** The password every demo account starts with. */
export const DEMO_PASSWORD = '123456'

/** The accounts of demo mode, with what each may do. */
export const demoAccounts = [
  { username: 'admin', role: 'Administrator' },
  { username: 'clerk', role: 'Settlement clerk' },
  { username: 'reviewer', role: 'Settlement reviewer' },
  { username: 'keeper', role: 'Shop manager' },
  { username: 'supervisor', role: 'Regional supervisor' },
  { username: 'configurator', role: 'Configurator' },
] as const
