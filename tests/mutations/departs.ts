import type { Mutation } from './mutation.ts'

const departDialog = 'src/header/depart-dialog.tsx'

export const departs: Mutation[] = [
  {
    row: '2.73',
    file: departDialog,
    code: 'orgCode === departs.orgCode)',
    broken: 'orgCode !== departs.orgCode)',
  },
  {
    row: '2.73',
    file: departDialog,
    code: "text('department switch (current department: {{name}})', { name })",
    broken: "text('department switch')",
  },
  {
    row: '2.74',
    file: departDialog,
    code: 'isClosable ? (',
    broken: '!isClosable ? (',
  },
  {
    row: '2.74',
    file: departDialog,
    code: 'closable={isClosable && !isBusy}',
    broken: 'closable={!isBusy}',
  },
  {
    row: '2.74',
    file: departDialog,
    code: 'keyboard={isClosable && !isBusy}',
    broken: 'keyboard={!isBusy}',
  },
  {
    row: '2.74',
    file: departDialog,
    code: "{text('confirm')}",
    broken: "{text('OK')}",
  },
  {
    row: '2.74',
    file: 'src/header/depart-choice.tsx',
    code: 'value: orgCode, label: departName',
    broken: 'value: orgCode, label: orgCode',
  },
  {
    row: '4.13',
    file: departDialog,
    code: "information!') })\n    setOpen(false)",
    broken: "information!') })",
  },
  {
    row: '4.13',
    file: departDialog,
    code: "notify.toast({ type: 'warning', text: text('you have not set department information!') })\n",
    broken: '',
  },
  {
    row: '4.14',
    file: 'src/session/kept-login.ts',
    code: 'keep(USER, user, LOGIN_LIFETIME_MS)',
    broken: 'keep(USER, user)',
  },
  {
    row: '4.14',
    file: 'src/session/session-store.ts',
    code: '  keepUser(user)\n',
    broken: '',
  },
  {
    row: '4.14',
    file: 'src/session/session-store.ts',
    code: '  session.user = user\n',
    broken: '',
  },
  {
    row: '5.5',
    file: 'src/header/depart-choice.tsx',
    code: "isInvalid ? 'error' : ''",
    broken: "''",
  },
  {
    row: '5.5',
    file: departDialog,
    code: 'setUnanswered(chosen === null)',
    broken: "if (chosen === null) notify.toast({ type: 'warning', text: text('please select') })",
  },
  {
    row: '5.5',
    file: departDialog,
    code: 'if (chosen !== null && (await askToLose())) await choose(chosen)',
    broken: "if (await askToLose()) await choose(chosen ?? '')",
  },
  {
    row: '6.5',
    file: 'src/views/account/account-center.tsx',
    code: 'departs.length > 1',
    broken: 'departs.length > 0',
  },
  {
    row: '6.5',
    file: 'src/header/depart-gate.tsx',
    code: "if (question === 'choose') askForDepart(question)",
    broken: '',
  },
  {
    row: '6.5',
    file: 'src/header/depart-gate.tsx',
    code: '  await refreshRights()\n',
    broken: '',
  },
  {
    row: '6.5',
    file: 'server/modules/system/admission.ts',
    code: 'Math.min(opened.departs.length, 2)',
    broken: 'Math.min(opened.departs.length, 1)',
  },
  {
    row: '6.5',
    file: 'server/modules/system/account.ts',
    code: '.set({ org_code: orgCode })',
    broken: '.set({ org_code: user.orgCode })',
  },
  {
    row: '8.12',
    file: departDialog,
    code: 'you have not set department information!',
    broken: 'You have no department.',
  },
  {
    row: '8.12',
    file: 'src/header/depart-gate.tsx',
    code: 'you have not set department information!',
    broken: 'You have no department.',
  },
  {
    row: '8.12',
    file: 'src/views/login/sign-in.ts',
    code: "{ 0: 'none', 2: 'choose' }",
    broken: "{ 2: 'choose' }",
  },
]
