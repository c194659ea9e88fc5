import type { Mutation } from './mutation.ts'

const passwordInputs = 'src/header/password-inputs.tsx'

export const passwords: Mutation[] = [
  {
    row: '2.75',
    file: 'src/header/password-dialog.tsx',
    code: "'change password'",
    broken: "'Password'",
  },
  {
    row: '2.75',
    file: 'src/header/password-dialog.tsx',
    code: 'width={800}',
    broken: 'width={520}',
  },
  {
    row: '2.75',
    file: 'src/header/password-dialog.tsx',
    code: "isFirst ? 'Log out' : 'close'",
    broken: "isFirst ? 'Log out' : 'Cancel'",
  },
  {
    row: '2.75',
    file: passwordInputs,
    code: "'old password'",
    broken: "'current password'",
  },
  {
    row: '2.75',
    file: passwordInputs,
    code: "label={text('confirm new password')}",
    broken: "label={text('Confirm password')}",
  },
  {
    row: '4.12',
    file: 'src/header/use-password-change.ts',
    code: '      onChanged()\n',
    broken: '',
  },
  {
    row: '4.12',
    file: 'src/header/password-dialog.tsx',
    code: 'onCancel={close}',
    broken: 'onCancel={() => undefined}',
  },
  {
    row: '5.1',
    file: passwordInputs,
    code: 'required: true,\n            message: text(isFirst',
    broken: 'required: false,\n            message: text(isFirst',
  },
  {
    row: '5.1',
    file: passwordInputs,
    code: 'please enter the old password!',
    broken: 'please enter the password!',
  },
  {
    row: '5.2',
    file: passwordInputs,
    code: "required: true, message: text('please enter the new password!')",
    broken: "required: false, message: text('please enter the new password!')",
  },
  {
    row: '5.2',
    file: passwordInputs,
    code: 'please enter the new password!',
    broken: 'please enter the password!',
  },
  {
    row: '5.3',
    file: passwordInputs,
    code: "required: true, message: text('please confirm the new password!')",
    broken: "required: false, message: text('please confirm the new password!')",
  },
  {
    row: '5.3',
    file: passwordInputs,
    code: 'please confirm the new password!',
    broken: 'please confirm the password!',
  },
  {
    row: '5.4',
    file: passwordInputs,
    code: "!again || again === getFieldValue('password')",
    broken: 'true',
  },
  {
    row: '5.4',
    file: passwordInputs,
    code: "dependencies={['password']}",
    broken: '',
  },
  {
    row: '5.4',
    file: passwordInputs,
    code: 'the two passwords entered differ!',
    broken: 'The two passwords are not the same.',
  },
  {
    row: '5.6',
    file: 'src/header/open-dialogs.ts',
    code: 'if (!username)',
    broken: 'if (username === undefined)',
  },
  {
    row: '5.6',
    file: 'src/header/open-dialogs.ts',
    code: 'return notify.toast(',
    broken: 'notify.toast(',
  },
  {
    row: '5.6',
    file: 'src/header/open-dialogs.ts',
    code: 'no logged-in user in the current system!',
    broken: 'Please sign in first.',
  },
  {
    row: '8.11',
    file: 'src/header/use-password-change.ts',
    code: "type: 'success', text: answer",
    broken: "type: 'success', text: text('The password is changed.')",
  },
  {
    row: '8.11',
    file: 'src/header/use-password-change.ts',
    code: "type: 'success'",
    broken: "type: 'info'",
  },
  {
    row: '8.11',
    file: 'src/header/use-password-change.ts',
    code: "type: 'warning'",
    broken: "type: 'error'",
  },
]
