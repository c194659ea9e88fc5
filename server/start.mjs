// `npm start`: builds outdated parts, then starts the server in the same process. This script is plain
// JavaScript and uses only Node modules, since it runs before any build.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildServer, buildWeb, distDir, root } from './build.mjs'

const MISSING_TOOLS = 1
const WRONG_OPTION = 2
const options = ['--print-config', '--build-only']
const args = process.argv.slice(2)
const wrong = args.find((arg) => !options.includes(arg))
if (wrong !== undefined) {
  console.error(`wrong option: ${wrong} is not known, only ${options.join(' and ')} are`)
  process.exit(WRONG_OPTION)
}

/** False in a distribution, which has no sources and runs the build that it contains. */
const hasSources = existsSync(path.join(root, 'server/main.ts'))

async function built(build) {
  try {
    if (hasSources) await build((line) => console.log(line))
  } catch (error) {
    console.error(`Gaiwan was not built: ${error.message}`)
    process.exit(MISSING_TOOLS)
  }
}

process.setSourceMapsEnabled(true)
await built(buildServer)
const { readConfigOrExit, showConfig, start } = await import(
  pathToFileURL(path.join(distDir, 'server/main.js')).href
)

if (args.includes('--build-only')) {
  await built(buildWeb)
} else {
  const config = readConfigOrExit(process.env)
  if (args.includes('--print-config')) {
    showConfig(config)
  } else {
    await built(buildWeb)
    await start(config, { webDir: path.join(distDir, 'web') })
  }
}
