interface What {
  name: string
  from: string[]
  build: (draft: string) => Promise<void>
  base?: string
  into?: string
}

export const root: string
export const distDir: string
export function buildIfStale(what: What): Promise<boolean>
export function buildServer(say: (line: string) => void): Promise<void>
export function buildWeb(say: (line: string) => void): Promise<void>
