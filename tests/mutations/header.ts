import type { Mutation } from './mutation.ts'

const logOutLink = 'src/layouts/main/log-out-link.tsx'

export const header: Mutation[] = [
  {
    row: '2.47',
    file: 'src/header/menu-search-index.ts',
    code: 'nodes.filter(({ hidden }) => !hidden)',
    broken: 'nodes',
  },
  {
    row: '2.47',
    file: 'src/header/menu-search-index.ts',
    code: "...spellingsOf('title', entry.title, pinyin),",
    broken: '',
  },
  {
    row: '2.48',
    file: 'src/header/menu-search-index.ts',
    code: "target.type === 'external' || target.type === 'frame'",
    broken: "target.type === 'external'",
  },
  {
    row: '2.48',
    file: 'src/header/menu-select.tsx',
    code: "window.open(target.url, '_blank', 'noopener,noreferrer')",
    broken: 'window.location.assign(target.url)',
  },
  {
    row: '2.48',
    file: 'src/header/menu-select.tsx',
    code: 'void navigate(target.path)',
    broken: "window.open(target.path, '_blank')",
  },
  {
    row: '2.49',
    file: 'src/header/search-dialog.tsx',
    code: "title={text('search menu')}",
    broken: "title={text('Search')}",
  },
  {
    row: '2.49',
    file: 'src/header/header-search.tsx',
    code: 'isMobile ? loadDialog : loadSelect',
    broken: 'loadSelect',
  },
  {
    row: '2.50',
    file: 'src/layouts/main/header.tsx',
    code: 'user?.realname || user?.username',
    broken: 'user?.username',
  },
  {
    row: '2.50',
    file: 'src/layouts/main/header.tsx',
    code: '<span className={styles.greeting}>{text(greetingAt(new Date().getHours()), { name })}</span>',
    broken: '<span className={styles.greeting}>{name}</span>',
  },
  {
    row: '2.51',
    file: 'src/header/user-menu.tsx',
    code: "text('system settings')",
    broken: "text('settings')",
  },
  {
    row: '2.51',
    file: 'src/header/user-menu.tsx',
    code: 'void openSettings()',
    broken: "void navigate('/account/settings')",
  },
  {
    row: '2.52',
    file: 'src/header/user-menu.tsx',
    code: "text('change password')",
    broken: "text('password')",
  },
  {
    row: '2.52',
    file: 'src/header/user-menu.tsx',
    code: 'void openPasswordDialog()',
    broken: "void navigate('/account/settings')",
  },
  {
    row: '2.53',
    file: logOutLink,
    code: 'Are you sure you want to log out?',
    broken: 'Log out?',
  },
  {
    row: '2.53',
    file: logOutLink,
    code: "text('Prompt')",
    broken: "text('Log out')",
  },
  {
    row: '2.53',
    file: logOutLink,
    code: 'window.location.assign(address)',
    broken: "window.location.assign('/user/login')",
  },
  {
    row: '2.53',
    file: logOutLink,
    code: "if (!(await notify.confirm({ title: text('Prompt'), text: text('Are you sure you want to log out?') })))\n      return\n",
    broken:
      "await notify.confirm({ title: text('Prompt'), text: text('Are you sure you want to log out?') })\n",
  },
  {
    row: '2.53',
    file: 'src/session/session-store.ts',
    code: '  forgetLogin()\n',
    broken: '',
  },
  {
    row: '2.54',
    file: 'src/session/session-store.ts',
    code: '() => false,\n  )',
    broken: '() => true,\n  )',
  },
  {
    row: '2.54',
    file: logOutLink,
    code: "if (!(await logOut())) leaveNote(text('You are logged out here, but the server did not confirm it.'))",
    broken: 'await logOut()',
  },
  {
    row: '2.54',
    file: 'src/views/login/use-password-login.ts',
    code: 'useState(note)',
    broken: 'useState<string>()',
  },
]
