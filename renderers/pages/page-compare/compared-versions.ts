import type { PageVersion } from '#schemas'

/** Numbers of the two versions that are compared. */
export interface ComparedVersions {
  from: number
  to: number
}

/**
 * Returns the number of the version that is live for all users. Without a live version, returns 0, the number
 * of the shipped page.
 */
const liveVersionOf = (versions: readonly PageVersion[]): number =>
  versions.find(({ state, audience }) => state === 'LIVE' && audience === null)?.version ?? 0

/**
 * Returns the versions that are compared at first: the live version and the version that the user opened. If
 * both are the same, the live version is compared with the version on which it is based.
 */
export function versionsToCompare(
  versions: readonly PageVersion[],
  opened: number | undefined,
): ComparedVersions {
  const live = liveVersionOf(versions)
  if (opened !== undefined && opened !== live) return { from: live, to: opened }
  const base = versions.find(({ version }) => version === live)?.baseVersion
  return { from: base ?? Math.max(live - 1, 0), to: live }
}
