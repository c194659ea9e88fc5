/** Initial password of the demo accounts. */
export const DEMO_PASSWORD = '123456'

/** Demo accounts, each with a description of its permissions. */
export const demoAccounts = [
  { username: 'admin', role: 'Administrator' },
  { username: 'clerk', role: 'Settlement clerk' },
  { username: 'reviewer', role: 'Settlement reviewer' },
  { username: 'keeper', role: 'Shop manager' },
  { username: 'supervisor', role: 'Regional supervisor' },
  { username: 'configurator', role: 'Configurator' },
] as const
