import { strictObject } from '#schemas'
import { openDatabase } from '../../server/db/index.ts'
import { defineJob } from '../../server/platform/job/job.ts'
import { BUSINESS_TZ } from './cluster.ts'
import { startJobNode } from './job-node.ts'

/**
 * A process with a node that starts a due job. The job never ends. Arguments: the URL of the database and the
 * name of the job.
 */
const [url = '', name = ''] = process.argv.slice(2)
const database = openDatabase({ url, businessTz: BUSINESS_TZ })
const titles = { en: 'Endless', zh: '无尽' }
const endless = defineJob({
  name,
  titles,
  about: titles,
  params: strictObject({}),
  timeoutSeconds: 3_600,
  retries: 0,
  concurrency: 'skip',
  run: async () => {
    process.stdout.write('running\n')
    await new Promise(() => undefined)
  },
})
const { scheduler } = await startJobNode({ database }, [endless])
await scheduler.tick()
