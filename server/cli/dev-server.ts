import { readConfigOrExit, start } from '../main.ts'

const { DEV_PORT, ...env } = process.env
await start(readConfigOrExit(env), { frontPort: Number(DEV_PORT) })
