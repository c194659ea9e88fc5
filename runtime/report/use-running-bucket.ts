import type { Bucket } from '#schemas'
import { businessTime } from '../business-time.ts'
import { useText } from '../i18n/use-text.ts'
import { useRuntime } from '../runtime-context.ts'
import { bucketAt, bucketTitle } from './time-bucket.ts'

/** Title of the time bucket that contains the current business time. Undefined if there are no buckets. */
export function useRunningBucket(bucket: Bucket | undefined): string | undefined {
  const { businessTz } = useRuntime()
  const t = useText()
  return bucket && bucketTitle(bucketAt(businessTime(businessTz), bucket), bucket, t)
}
