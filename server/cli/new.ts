import { spawnSync } from 'node:child_process'
import { makeArea } from './new/area/make-area.ts'
import { makeRenderer } from './new/make.ts'

/**
 * Command line of `npm run new`. `-- cell payment-method` creates a renderer with settings, stories and a
 * test; `-- area tea 茶叶` creates a business area.
 */
const args = process.argv.slice(2)
const isArea = args[0] === 'area'
const made = isArea ? makeArea(process.cwd(), args.slice(1)) : makeRenderer(process.cwd(), args)
if (made.problem === undefined) {
  spawnSync('npx', ['biome', 'check', '--write', ...made.files], { stdio: 'ignore', shell: true })
  if (!isArea) spawnSync('npm', ['run', 'renderers'], { stdio: 'ignore', shell: true })
  for (const file of made.files) console.log(`  ${file}`)
  const steps = isArea ? made.next : ['See it: npm run dev, then /dev/gallery.', ...made.next]
  console.log(['', ...steps.map((step) => `  ${step}`)].join('\n'))
} else {
  console.error(made.problem)
  process.exitCode = 1
}
