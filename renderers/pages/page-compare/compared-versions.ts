import type { PageVersion } from '#schemas'

/** Numbers of the two compared versions. */
export interface ComparedVersions {
  from: number
  to: number
}

/** Number of the version that is live for all users, or 0, the shipped page, if there is none. */
const liveVersionOf = (versions: readonly PageVersion[]): number =>
  versions.find(({ state, audience }) => state === 'LIVE' && audience === null)?.version ?? 0

/**
 * Versions that are compared at first: the live version and the opened version. If the opened version is the
 * live one, it is compared with the version that it changed.
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
