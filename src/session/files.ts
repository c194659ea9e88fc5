import type { Files } from '#runtime'

/** Files of the server, sent and read by code that comes with the first of them. */
export const files: Files = {
  send: async (file, options) => (await import('./upload-file.ts')).uploadFile(file, options),
  read: async (path, signal) => (await import('./upload-file.ts')).readFile(path, signal),
  save: async (operation, args, options) =>
    (await import('./save-file.ts')).saveFile(operation, args, options),
  post: async (operation, file, options) =>
    (await import('./upload-file.ts')).postFile(operation, file, options),
}
